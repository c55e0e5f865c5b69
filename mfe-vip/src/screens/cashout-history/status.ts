import type { TagProps } from '@croupier/shared/ui'
import type { MessageId } from '../../words.ts'

export const PENDING = 0
export const CANCELED = 1

interface StatusLook {
  readonly name: MessageId
  readonly tone: NonNullable<TagProps['tone']>
}

/** games-and-cashier.md 3: withdraw status codes and their labels. */
const looks: Readonly<Record<number, StatusLook>> = {
  0: { name: 'status.pending', tone: 'accent' },
  1: { name: 'status.canceled', tone: 'soft' },
  10: { name: 'status.rejected', tone: 'danger' },
  20: { name: 'status.passed', tone: 'accent' },
  29: { name: 'status.paying', tone: 'accent' },
  30: { name: 'status.payed', tone: 'ok' },
  40: { name: 'status.success', tone: 'ok' },
  50: { name: 'status.failed', tone: 'danger' },
}

/** The look of a status; undefined for a code that we do not know. */
export function statusLook(status: number): StatusLook | undefined {
  return looks[status]
}
