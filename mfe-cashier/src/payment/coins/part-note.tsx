import { useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { formatMoney, orderMoney } from '@croupier/shared/money'
import type { Receipt } from '../../api/deposit-history.ts'
import { useText } from '../../words.ts'
import { useReceivedPart } from './coin-count.ts'
import css from '../../components/result.module.css'

/** Of an order whose coins have come in part: how many; of one with another amount than it asked for: which it was. */
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
