/** What POST /sys/withdraw/apply answers for a cash-out that was made. */
export const madeCashout = {
  id: 7,
  createTime: '2026-01-01T10:00:00Z',
  currency: 'USD',
  amount: '200.00',
  status: 0,
  method: 'PAYPAL',
}
