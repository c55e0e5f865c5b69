import { useHost } from '@croupier/shared/host'
import { CopyButton } from '@croupier/shared/ui'
import { useText } from '../words.ts'
import css from './result.module.css'

/** The order's number with a copy button: what support asks for. */
export function OrderNumber({ id }: { id: string }) {
  const { feedback } = useHost()
  const text = useText()
  return (
    <p className={css.order}>
      <span>
        {text('result.order')} <strong>{id}</strong>
      </span>
      <CopyButton
        text={id}
        label={text('receipt.copy')}
        isIconOnly
        onDone={(success) =>
          feedback.toast(
            text(success ? 'common.copySuccess' : 'common.copyFailed'),
            success ? 'success' : 'error',
          )
        }
      />
    </p>
  )
}
