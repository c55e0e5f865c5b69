import type { User } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { billingInfo, depositConfig, findMethod, listMethods, maxBonusInfo } from './deposit-config.ts'

interface QueryContext {
  readonly api: ApiService
  readonly member: User
}

interface QueryRequest {
  readonly signal: AbortSignal
}

/**
 * The methods that the member may see, by whether they have deposited (DP-01). Their names are in the site's language.
 */
export const methodsQuery = ({ api, member }: QueryContext, locale: string) => {
  const isCredited = member.credited === 1
  return {
    queryKey: ['deposit-methods', member.id, isCredited, locale],
    queryFn: ({ signal }: QueryRequest) => listMethods(api, isCredited, signal),
  }
}

/** Each method's largest bonus (DP-24). */
export const bonusesQuery = ({ api, member }: QueryContext) => ({
  queryKey: ['deposit-bonuses', member.id],
  queryFn: ({ signal }: QueryRequest) => maxBonusInfo(api, signal),
})

/** Icon and name of one method, in the site's language. */
export const methodQuery = ({ api, member }: QueryContext, code: string, locale: string) => ({
  queryKey: ['deposit-method', member.id, code, locale],
  queryFn: ({ signal }: QueryRequest) => findMethod(api, code, signal),
})

/** The least deposit, the preset amounts, and whether others may be typed. */
export const configQuery = ({ api, member }: QueryContext) => ({
  queryKey: ['deposit-config', member.id],
  queryFn: ({ signal }: QueryRequest) => depositConfig(api, signal),
})

/** What the operator knows of the payer already. A failure is final: the player fills the form in by hand then. */
export const billingQuery = ({ api, member }: QueryContext) => ({
  queryKey: ['deposit-billing', member.id],
  queryFn: ({ signal }: QueryRequest) => billingInfo(api, signal),
  retry: false,
})
