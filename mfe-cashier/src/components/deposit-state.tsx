import { Tag } from '@croupier/shared/ui'
import { stateOfPollingStatus, type OrderState } from '../api/order-state.ts'
import { useText, type MessageId } from '../words.ts'

const STATES: Readonly<Record<OrderState, { id: MessageId; tone: 'ok' | 'danger' | 'warn' | 'soft' }>> = {
  pending: { id: 'receipt.pending', tone: 'warn' },
  succeeded: { id: 'receipt.succeeded', tone: 'ok' },
  failed: { id: 'receipt.failed', tone: 'danger' },
  canceled: { id: 'receipt.canceled', tone: 'soft' },
}

/** The state of a deposit in a list, by the API's number. */
export function DepositState({ status }: { status: number }) {
  const text = useText()
  const { id, tone } = STATES[stateOfPollingStatus(status)]
  return <Tag tone={tone}>{text(id)}</Tag>
}
