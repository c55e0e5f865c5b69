import type { PAYMENT_PROVIDERS } from '@croupier/shared/host'

/** What each kind of payment page does (games-and-cashier.md 2, PR-01). */
type PagePart = 'send' | 'process' | 'check' | 'report'

export interface PageRule {
  readonly part: PagePart
  /** What is told to the opener, or becomes payStatus at home. */
  readonly payStatus: 'payReturn' | 'payCancel' | 'payError'
}

type PageName = (typeof PAYMENT_PROVIDERS)[keyof typeof PAYMENT_PROVIDERS][number]

export const PAGE_RULES: Readonly<Record<string, PageRule>> = {
  pay: { part: 'send', payStatus: 'payReturn' },
  processing: { part: 'process', payStatus: 'payReturn' },
  check: { part: 'check', payStatus: 'payReturn' },
  return: { part: 'report', payStatus: 'payReturn' },
  close: { part: 'report', payStatus: 'payReturn' },
  cancel: { part: 'report', payStatus: 'payCancel' },
} satisfies Record<PageName, PageRule>

/** The providers whose order is placed by their page, from the entity in its query. */
const ORDERING = ['pix', 'cpay', 'pingpong'] as const
export type OrderingProvider = (typeof ORDERING)[number]

export const isOrdering = (provider: string): provider is OrderingProvider => ORDERING.some((each) => each === provider)
