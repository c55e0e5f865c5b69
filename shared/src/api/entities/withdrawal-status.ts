/** The eight statuses of a cash-out (games-and-cashier.md 3): code to name. The translations use the same names. */
const WITHDRAWAL_STATUS = {
  0: 'pending',
  1: 'canceled',
  10: 'rejected',
  20: 'passed',
  29: 'paying',
  30: 'payed',
  40: 'success',
  50: 'failed',
} as const
type WithdrawalStatusName = (typeof WITHDRAWAL_STATUS)[keyof typeof WITHDRAWAL_STATUS]

const TONES = {
  pending: 'warn',
  canceled: 'soft',
  rejected: 'danger',
  passed: 'accent',
  paying: 'accent',
  payed: 'ok',
  success: 'ok',
  failed: 'danger',
} as const satisfies Record<WithdrawalStatusName, string>

/** The name of a status code; null for a code that the specification does not list. */
export function withdrawalStatus(code: number): WithdrawalStatusName | null {
  return Object.hasOwn(WITHDRAWAL_STATUS, code) ? WITHDRAWAL_STATUS[code as keyof typeof WITHDRAWAL_STATUS] : null
}

/** The codes of the statuses that go by these names. */
export const withdrawalCodes = (...names: readonly WithdrawalStatusName[]): number[] =>
  Object.entries(WITHDRAWAL_STATUS).flatMap(([code, name]) => (names.includes(name) ? [Number(code)] : []))

/** How a status is coloured (the tone of a Tag). */
export const withdrawalTone = (name: WithdrawalStatusName) => TONES[name]

interface WithdrawalStep {
  readonly status: number
  readonly createTime: string
}
interface TimelineStep {
  readonly name: WithdrawalStatusName
  readonly at: string | null
  readonly state: 'done' | 'current' | 'todo' | 'failed'
}

const STEPS: readonly WithdrawalStatusName[] = ['pending', 'passed', 'paying', 'payed', 'success']
const ENDED: ReadonlySet<WithdrawalStatusName> = new Set(['canceled', 'rejected', 'failed'])

/**
 * What happened to a cash-out and what is still to come: requested, checked, being paid, paid, completed.
 * One that was canceled, rejected or failed ends there.
 */
export function withdrawalTimeline(withdrawal: {
  readonly status: number
  readonly createTime: string
  readonly steps: readonly WithdrawalStep[]
}): TimelineStep[] {
  const times = new Map<WithdrawalStatusName, string>([['pending', withdrawal.createTime]])
  for (const { status, createTime } of withdrawal.steps) {
    const name = withdrawalStatus(status)
    if (name) times.set(name, createTime)
  }
  const now = withdrawalStatus(withdrawal.status)
  const at = (name: WithdrawalStatusName) => times.get(name) ?? null
  if (now && ENDED.has(now)) {
    const before = STEPS.filter((name) => times.has(name)).map((name) => ({
      name,
      at: at(name),
      state: 'done' as const,
    }))
    return [...before, { name: now, at: at(now), state: 'failed' }]
  }
  const reached = now ? STEPS.indexOf(now) : 0
  return STEPS.map((name, index) => {
    const state = index < reached || now === 'success' ? 'done' : index === reached ? 'current' : 'todo'
    return { name, at: index <= reached ? at(name) : null, state }
  })
}
