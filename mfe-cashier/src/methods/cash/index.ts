import type { Host } from '@croupier/shared/host'
import { compareAmounts } from '@croupier/shared/money'
import type { KnownOrder } from '../../api/deposit-history.ts'
import { cashImage, orderCash } from '../../api/orders.ts'
import { findCash } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/form/entity.ts'
import type { Method, NextStep } from '../../payment/method.ts'
import { watchRule } from '../../payment/order/watch.ts'
import { CASH_POLL } from './poll.ts'

/** Cash App: a code and a link to pay by, then the player says that it is done. */
export const cash: Method = {
  code: 'CASH',
  label: null,
  tag: 'method.discount',
  form: { presets: 'config', manual: 'always', link: 'clear', maximum: '5000', mobile: true },
  async place(input) {
    const entity = {
      ...basicEntity(input),
      depositAmount: input.amount,
      paymentMethod: 'CASH',
      cardMobile: input.values.cardMobile.replace(/\D/g, ''),
    }
    const { orderId, amount, discountAmount } = await orderCash(input.host.api, entity, input.key)
    input.onMade?.()
    const { currency } = input.member
    return transfer(input.host, { id: orderId, amount, discountAmount, currency })
  },
  resume: transfer,
}

type Order = Pick<KnownOrder, 'id' | 'amount' | 'discountAmount' | 'currency'>

async function transfer(host: Host, { id, amount, discountAmount, currency }: Order): Promise<NextStep> {
  const { imgUrl, qrAddress } = await cashImage(host.api, id)
  // Some operators send 0 for no discount: only an amount above 0 and below the full one is a discount.
  const isLess = discountAmount && compareAmounts(discountAmount, amount) < 0
  const isDiscount = isLess && compareAmounts(discountAmount, '0') > 0
  return {
    kind: 'transfer',
    orderId: id,
    transfer: {
      kind: 'cash',
      amount,
      discountAmount: isDiscount ? discountAmount : amount,
      currency,
      imageUrl: imgUrl,
      qrAddress,
    },
    rule: watchRule(CASH_POLL, (signal) => findCash(host, id, signal)),
  }
}
