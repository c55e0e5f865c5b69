/** The response of POST /sys/withdraw/apply to an accepted cash-out. */
export const acceptedCashout = {
  id: 7,
  createTime: '2026-01-01T10:00:00Z',
  currency: 'USD',
  amount: '200.00',
  status: 0,
  method: 'PAYPAL',
}
