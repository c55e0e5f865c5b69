import type { MessageId } from '../../words.ts'

/** The rules' figures (site.md 9). Amounts are whole units of the site's currency, percents are whole numbers. */
export const WELCOME = {
  matchPercent: 100,
  matchLimit: '200',
  minimumDeposit: '10',
  wagerTimes: 50,
  validDays: 90,
  noDepositBonus: '5',
  freeWinLimit: '200',
  idleDays: 7,
} as const

type RuleLevel = Extract<MessageId, `level.${string}`>

/** Monday cashback: share of what was lost from Monday 00:01 to Sunday 23:59 UTC. */
export const CASHBACK: readonly { readonly level: RuleLevel; readonly percent: number }[] = [
  { level: 'level.bronze', percent: 5 },
  { level: 'level.silver', percent: 8 },
  { level: 'level.gold', percent: 12 },
  { level: 'level.platinum', percent: 15 },
  { level: 'level.diamond', percent: 20 },
]
export const CASHBACK_MINIMUM = '1'

/** Friday bonus: minimum deposit, the most real balance with which it is given, the bonus. */
export const FRIDAY: readonly {
  readonly level: RuleLevel
  readonly deposit: string
  readonly ceiling: string
  readonly bonus: string
}[] = [
  { level: 'level.bronze', deposit: '100', ceiling: '10', bonus: '10' },
  { level: 'level.silver', deposit: '150', ceiling: '20', bonus: '20' },
  { level: 'level.gold', deposit: '200', ceiling: '30', bonus: '30' },
  { level: 'level.platinum', deposit: '250', ceiling: '40', bonus: '40' },
  { level: 'level.diamond', deposit: '300', ceiling: '50', bonus: '50' },
]
