import type { PAYMENT_PROVIDERS } from '@croupier/shared/host'

/** What each kind of payment page does (games-and-cashier.md 2, PR-01). */
type PageTask = 'send' | 'process' | 'check' | 'report'

export interface PageRule {
  readonly task: PageTask
  /** What is reported to the opener, or becomes payStatus at home. */
  readonly payStatus: 'payReturn' | 'payCancel' | 'payError'
}

type PageName = (typeof PAYMENT_PROVIDERS)[keyof typeof PAYMENT_PROVIDERS][number]

export const PAGE_RULES: Readonly<Record<string, PageRule>> = {
  pay: { task: 'send', payStatus: 'payReturn' },
  processing: { task: 'process', payStatus: 'payReturn' },
  check: { task: 'check', payStatus: 'payReturn' },
  return: { task: 'report', payStatus: 'payReturn' },
  close: { task: 'report', payStatus: 'payReturn' },
  cancel: { task: 'report', payStatus: 'payCancel' },
} satisfies Record<PageName, PageRule>

/** The providers whose order is placed by their page, from the entity in its query. */
const ORDERING_PROVIDERS = ['pix', 'cpay', 'pingpong'] as const
export type OrderingProvider = (typeof ORDERING_PROVIDERS)[number]

/** Whether the provider's order is placed by its page. */
export const isOrderingProvider = (provider: string): provider is OrderingProvider =>
  ORDERING_PROVIDERS.some((each) => each === provider)
