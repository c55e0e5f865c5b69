import { CASH_OUT, paymentKind, unanswered } from '../api/index.ts'

/** A cash-out that was sent just now and got no response, although the server made it. */
export function lostCashout() {
  const deed = { wish: [crypto.randomUUID()], kind: paymentKind(CASH_OUT, '200') }
  const { key } = unanswered(deed)
  const serverTime = new Date().toISOString()
  return {
    /** The row as the server lists it. */
    row: { amount: '200.00', createTime: serverTime },
    serverTime,
    /** True when the same request means a new cash-out, with a new idempotency key. */
    isOver: () => unanswered(deed).key !== key,
  }
}
