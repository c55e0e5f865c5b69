import { depositByCard } from '../../api/orders.ts'
import { cardEntity } from '../../payment/form/entity.ts'
import type { Method } from '../../payment/method.ts'
import { CARD_FORM } from '../../payment/form/card-form.ts'
import { afterCharge } from '../../payment/order/after-charge.ts'

/** Card, charged by one call; a bank that wants to ask the player does so in a window. */
export const card: Method = {
  code: 'VISA_MASTERCARD',
  label: 'method.VISA_MASTERCARD',
  form: CARD_FORM,
  charges: true,
  async place(input) {
    const deposit = await depositByCard(input.host.api, cardEntity(input, 'VISA_MASTERCARD'), input.key)
    return afterCharge(input.host, deposit.id, deposit.payUrl)
  },
}
