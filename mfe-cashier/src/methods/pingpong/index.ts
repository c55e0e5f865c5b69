import { basicEntity } from '../../payment/form/entity.ts'
import { paymentPage } from '../../payment/windows/pay-window.ts'
import type { Method } from '../../payment/types.ts'

/** PINGPONG: our processing page in a window, with amount and member. */
export const pingpong: Method = {
  code: 'PINGPONG',
  label: 'method.PINGPONG',
  form: { presets: 'config', manual: 'config', link: 'clear' },
  async place(placing) {
    const { amount, memberId } = basicEntity(placing)
    const query = { amount, memberId: String(memberId), key: placing.key }
    return { kind: 'window', url: paymentPage(placing.host, 'pingpong', 'processing', query), orderId: null }
  },
}
