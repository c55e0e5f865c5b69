import { useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { formatMoney, orderMoney } from '@croupier/shared/money'
import type { Receipt } from '../../api/deposit-history.ts'
import { useText } from '../../words.ts'
import { useReceivedPart } from './coin-amounts.ts'
import css from '../../components/result.module.css'

/**
 * For coins that arrived in part: how many did. For an order whose amount differs from the requested one: the latter.
 */
export function PartNote({ order }: { order: Receipt }) {
  const text = useText()
  const locale = useLocale()
  const money = orderMoney(useMember(), order.currency)
  const part = useReceivedPart()(order)
  return (
    <>
      {part && <small className={css.part}>{text('receipt.part', part)}</small>}
      {order.asked && (
        <small className={css.part}>
          {text('receipt.asked', { amount: formatMoney(order.asked, { ...money, locale }) })}
        </small>
      )}
    </>
  )
}
