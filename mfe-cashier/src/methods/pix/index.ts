import { basicEntity } from '../../payment/form/entity.ts'
import { orderingWindow } from '../../payment/windows/pay-window.ts'
import type { Method } from '../../payment/method.ts'

/** PIX: our processing page opens in a window with the entity as query; that page places the order and goes on. */
export const pix: Method = {
  code: 'PIX',
  label: 'method.PIX',
  form: { presets: 'config', defaultAmount: '200', manual: 'config', link: 'sync' },
  async place(input) {
    const { amount, memberId } = basicEntity(input)
    const query = { amount, memberId: String(memberId), paymentMethod: 'PIX', key: input.key }
    return orderingWindow(input.host, 'pix', query)
  },
}
