import { CASH_OUT, paymentKind, idempotentRequest } from '../api/index.ts'

/** A cash-out that was sent just now and got no response, although the server made it. */
export function lostCashout() {
  const operation = { identity: [crypto.randomUUID()], kind: paymentKind(CASH_OUT, '200') }
  const { key } = idempotentRequest(operation)
  const serverTime = new Date().toISOString()
  return {
    /** The row as the server lists it. */
    row: { amount: '200.00', createTime: serverTime },
    serverTime,
    /** True when the same request means a new cash-out, with a new idempotency key. */
    isOver: () => idempotentRequest(operation).key !== key,
  }
}
