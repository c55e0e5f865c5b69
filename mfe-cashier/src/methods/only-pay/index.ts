import { depositByOnlyPay } from '../../api/orders.ts'
import { cardEntity } from '../../payment/form/entity.ts'
import type { Method } from '../../payment/method.ts'
import { CARD_FORM } from '../../payment/form/card-form.ts'

/** OnlyPay: the card form, then the provider's pay link in a window. */
export const onlyPay: Method = {
  code: 'ONLY_PAY',
  label: 'method.ONLY_PAY',
  form: CARD_FORM,
  async place(input) {
    const order = await depositByOnlyPay(input.host.api, cardEntity(input, 'ONLY_PAY'), input.key)
    return { kind: 'window', url: order.payUrl, orderId: order.id ?? order.orderId ?? null }
  },
}
