import { depositByOnlyPay } from '../../api/orders.ts'
import { cardEntity } from '../../payment/form/entity.ts'
import type { Method } from '../../payment/types.ts'
import { CARD_FORM } from '../../payment/form/card-form.ts'

/** OnlyPay: the card form, then the provider's pay link in a window. */
export const onlyPay: Method = {
  code: 'ONLY_PAY',
  label: 'method.ONLY_PAY',
  form: CARD_FORM,
  async place(placing) {
    const answer = await depositByOnlyPay(placing.host.api, cardEntity(placing, 'ONLY_PAY'), placing.key)
    return { kind: 'window', url: answer.payUrl, orderId: answer.id ?? answer.orderId ?? null }
  },
}
