import { basicEntity } from '../../payment/form/entity.ts'
import { orderingWindow } from '../../payment/windows/pay-window.ts'
import type { Method } from '../../payment/method.ts'

/** PINGPONG: our processing page in a window, with amount and member. */
export const pingpong: Method = {
  code: 'PINGPONG',
  label: 'method.PINGPONG',
  form: { presets: 'config', manual: 'config', link: 'clear' },
  async place(input) {
    const { amount, memberId } = basicEntity(input)
    const query = { amount, memberId: String(memberId), key: input.key }
    return orderingWindow(input.host, 'pingpong', query)
  },
}
