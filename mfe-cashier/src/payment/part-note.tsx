import { useText } from '../words.ts'
import { usePart, type CoinCount } from './coin-count.ts'
import css from './result.module.css'

/** Of an order whose coins have come in part: how many. */
export function PartNote({ order }: { order: CoinCount }) {
  const text = useText()
  const part = usePart()(order)
  return part ? <small className={css.part}>{text('receipt.part', part)}</small> : null
}
