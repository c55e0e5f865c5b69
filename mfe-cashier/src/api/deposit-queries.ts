import type { User } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { billingInfo, depositConfig, findMethod, listMethods, maxBonusInfo } from './deposit-config.ts'

interface Asking {
  readonly api: ApiService
  readonly member: User
}

interface Signal {
  readonly signal: AbortSignal
}

/** The names of the methods are in the site's language. */
export const methodsQuery = ({ api, member }: Asking, locale: string) => {
  const isCredited = member.credited === 1
  return {
    queryKey: ['deposit-methods', member.id, isCredited, locale],
    queryFn: ({ signal }: Signal) => listMethods(api, isCredited, signal),
  }
}

export const bonusesQuery = ({ api, member }: Asking) => ({
  queryKey: ['deposit-bonuses', member.id],
  queryFn: ({ signal }: Signal) => maxBonusInfo(api, signal),
})

export const methodQuery = ({ api, member }: Asking, code: string, locale: string) => ({
  queryKey: ['deposit-method', member.id, code, locale],
  queryFn: ({ signal }: Signal) => findMethod(api, code, signal),
})

export const configQuery = ({ api, member }: Asking) => ({
  queryKey: ['deposit-config', member.id],
  queryFn: ({ signal }: Signal) => depositConfig(api, signal),
})

export const billingQuery = ({ api, member }: Asking) => ({
  queryKey: ['deposit-billing', member.id],
  queryFn: ({ signal }: Signal) => billingInfo(api, signal),
  retry: false,
})
