import type { Receipt } from '../../api/deposit-history.ts'
import { useFormatMoney } from '../../hooks/use-format-money.ts'
import { useText } from '../../words.ts'
import { useReceivedPart } from './coin-amounts.ts'
import css from '../../components/result.module.css'

/**
 * For coins that arrived in part: how many did. For an order whose amount differs from the requested one: the latter.
 */
export function PartNote({ order }: { order: Receipt }) {
  const text = useText()
  const money = useFormatMoney({ currency: order.currency })
  const part = useReceivedPart()(order)
  return (
    <>
      {part && <small className={css.part}>{text('receipt.part', part)}</small>}
      {order.asked && <small className={css.part}>{text('receipt.asked', { amount: money(order.asked) })}</small>}
    </>
  )
}
