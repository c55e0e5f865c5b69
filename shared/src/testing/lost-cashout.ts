import { CASH_OUT, paymentKind, unanswered } from '../api/index.ts'

/** A cash-out that was sent just now and has had no answer, though the server has made it. */
export function lostCashout() {
  const deed = { wish: [crypto.randomUUID()], kind: paymentKind(CASH_OUT, '200') }
  const { key } = unanswered(deed)
  const serverTime = new Date().toISOString()
  return {
    /** As the server tells of it. */
    row: { amount: '200.00', createTime: serverTime },
    serverTime,
    /** Whoever asks for the same anew wants another one. */
    isOver: () => unanswered(deed).key !== key,
  }
}
