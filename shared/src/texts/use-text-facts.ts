import { useQuery } from '@tanstack/react-query'
import { depositConfigSchema, withdrawConfigSchema } from '../api/index.ts'
import { useHost, useUser, type ApiService } from '../host/index.ts'
import { useLocale } from '../i18n/index.ts'
import { textFacts, type TextFacts } from './substitute.ts'

/** The figures of long texts for the current reader, fetched again for each text that is opened (D15). */
export function useTextFacts(): TextFacts {
  const { api, config } = useHost()
  const user = useUser()
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['text-minimums', user?.id],
    queryFn: ({ signal }) => readMinimums(api, signal),
    enabled: user !== null,
    staleTime: 0,
    retry: false,
  })
  return textFacts(config, locale, user && { ...user, minimums: data ?? null })
}

/** Makes the calls that the deposit and cash-out forms check against. */
async function readMinimums(api: ApiService, signal: AbortSignal) {
  const options = { indicator: false, signal }
  const [deposit, cashout] = await Promise.all([
    api.post('/sys/member/deposit/config', {}, { ...options, schema: depositConfigSchema }),
    api.post('/sys/member/withdraw/config', {}, { ...options, schema: withdrawConfigSchema }),
  ])
  return { deposit: deposit.minimumAmount, cashout: cashout.minimumAmount }
}
