import { personalEntity } from '../../payment/form/entity.ts'
import { paymentPage } from '../../payment/windows/pay-window.ts'
import type { Method } from '../../payment/types.ts'

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
  async place(placing) {
    const { memberId, ...entity } = personalEntity(placing)
    const query = { ...entity, memberId: String(memberId), paymentMethod: 'CPAY', key: placing.key }
    return { kind: 'window', url: paymentPage(placing.host, 'cpay', 'processing', query), orderId: null }
  },
}
