/** Names one account of the chart; the currency is added by the posting it is used in. */
export interface AccountRef {
  code: string
  memberId: number | null
  /** House accounts, clearing accounts and game floats may owe; a member's money never goes below zero. */
  mayGoNegative: boolean
}

const memberAccount = (memberId: number, part: string): AccountRef => ({
  code: `member:${memberId}:${part}`,
  memberId,
  mayGoNegative: false,
})
const shared = (code: string): AccountRef => ({ code, memberId: null, mayGoNegative: true })

/** What a member can play with and cash out. */
export const cash = (memberId: number) => memberAccount(memberId, 'cash')
/** Money of a requested cash-out that is not paid yet. */
export const hold = (memberId: number) => memberAccount(memberId, 'hold')
/** The operator's own purse for a purpose: 'promotions', 'vip', 'invites', 'gifts', 'fees'. */
export const house = (purpose: string) => shared(`house:${purpose}`)
/** Money on its way in or out through a payment provider. */
export const clearing = (provider: string) => shared(`clearing:${provider}`)
/** What the games of a vendor took in and paid out. */
export const gameFloat = (vendor: string) => shared(`game:${vendor}`)
