import { contactSettingSchema } from '@croupier/shared/api'
import { useQuery } from '@tanstack/react-query'
import { useShell } from '../host/shell-context.tsx'

/** What the operator has set: telegram, WhatsApp, and which articles are the rules and the promotions. */
export function useContactSetting() {
  const { api } = useShell()
  return useQuery({
    queryKey: ['contactSetting'],
    queryFn: ({ signal }) =>
      api.post('/sys/sysSetting/contactUsSetting', {}, { schema: contactSettingSchema, indicator: false, signal }),
    staleTime: 60_000,
  })
}
