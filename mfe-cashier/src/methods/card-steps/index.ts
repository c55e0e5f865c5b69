import { depositInSteps, payInSteps } from '../../api/orders.ts'
import { cardEntity } from '../../payment/form/entity.ts'
import type { Method } from '../../payment/types.ts'
import { CARD_FORM } from '../../payment/form/card-form.ts'
import { afterCharge } from '../../payment/order/after-charge.ts'

/** Card in two steps: the deposit is made first, then paid by its id. */
export const cardSteps: Method = {
  code: 'VISA_MASTERCARD_1',
  label: 'method.VISA_MASTERCARD_1',
  form: CARD_FORM,
  charges: true,
  async place(placing) {
    const { host, key } = placing
    const depositId = await depositInSteps(host.api, cardEntity(placing, 'VISA_MASTERCARD_1'), key)
    const { payUrl } = await payInSteps(host.api, depositId, `${key}-pay`)
    return afterCharge(host, depositId, payUrl)
  },
}
