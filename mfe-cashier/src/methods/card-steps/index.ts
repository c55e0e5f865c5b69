import { depositInSteps, payInSteps } from '../../api/orders.ts'
import { cardEntity } from '../../payment/form/entity.ts'
import type { Method } from '../../payment/method.ts'
import { CARD_FORM } from '../../payment/form/card-form.ts'
import { afterCharge } from '../../payment/order/after-charge.ts'

/** Card in two steps: the deposit is made first, then paid by its id. */
export const cardSteps: Method = {
  code: 'VISA_MASTERCARD_1',
  label: 'method.VISA_MASTERCARD_1',
  form: CARD_FORM,
  charges: true,
  async place(input) {
    const { host, key } = input
    const depositId = await depositInSteps(host.api, cardEntity(input, 'VISA_MASTERCARD_1'), key)
    const { payUrl } = await payInSteps(host.api, depositId, `${key}-pay`)
    return afterCharge(host, depositId, payUrl)
  },
}
