import { personalEntity } from '../../payment/form/entity.ts'
import { orderingWindow } from '../../payment/windows/pay-window.ts'
import type { Method } from '../../payment/method.ts'

/** CPAY: as PIX, with the personal fields in the entity. */
export const cpay: Method = {
  code: 'CPAY',
  label: 'method.CPAY',
  form: {
    presets: 'config',
    defaultAmount: '200',
    manual: 'config',
    link: 'sync',
    maximum: '5000',
    personal: true,
  },
  async place(input) {
    const { memberId, ...entity } = personalEntity(input)
    const query = { ...entity, memberId: String(memberId), paymentMethod: 'CPAY', key: input.key }
    return orderingWindow(input.host, 'cpay', query)
  },
}
