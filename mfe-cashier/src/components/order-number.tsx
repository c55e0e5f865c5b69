import { useText } from '../words.ts'
import { CopyValue } from './copy-value.tsx'
import css from './result.module.css'

/** The order's number with a copy button: what support asks for. */
export function OrderNumber({ id }: { id: string }) {
  const text = useText()
  return (
    <p className={css.order}>
      <span>
        {text('result.order')} <strong>{id}</strong>
      </span>
      <CopyValue value={id} label={text('receipt.copy')} />
    </p>
  )
}
