import { basicEntity } from '../../payment/form/entity.ts'
import { paymentPage } from '../../payment/windows/pay-window.ts'
import type { Method } from '../../payment/types.ts'

/** PIX: our processing page opens in a window with the entity as query; that page places the order and goes on. */
export const pix: Method = {
  code: 'PIX',
  label: 'method.PIX',
  form: { presets: 'config', defaultAmount: '200', manual: 'config', link: 'sync' },
  async place(placing) {
    const { amount, memberId } = basicEntity(placing)
    const query = { amount, memberId: String(memberId), paymentMethod: 'PIX', key: placing.key }
    return { kind: 'window', url: paymentPage(placing.host, 'pix', 'processing', query), orderId: null }
  },
}
