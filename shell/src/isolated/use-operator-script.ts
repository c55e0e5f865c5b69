import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useShell } from '../host/shell-context.tsx'

const scripts = {
  liveChatScript: v.object({ liveChatScript: v.pipe(v.string(), v.minLength(1)) }),
  fbAdsScript: v.object({ fbAdsScript: v.pipe(v.string(), v.minLength(1)) }),
} as const

/**
 * A script that the operator sets, as text; requested once a component uses it (SH-34). It stays in the language in
 * which it was first requested: a script in another one would start anew, and a conversation with it.
 */
export function useOperatorScript(name: keyof typeof scripts) {
  const { api, locale } = useShell()
  const [language] = useState(() => locale.get())
  return useQuery({
    queryKey: ['script', name, language],
    queryFn: async ({ signal }) => {
      const schema: v.GenericSchema<unknown, Partial<Record<keyof typeof scripts, string>>> = scripts[name]
      const answer = await api.post('/sys/sysSetting/acquire', { name }, { schema, indicator: false, signal })
      return answer[name] ?? ''
    },
    staleTime: Infinity,
    retry: false,
  })
}
