import { useObservable } from '@croupier/shared/host'
import { Spinner } from '@croupier/shared/ui'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import css from './loading-overlay.module.css'

/** Shown while the global loading flag is set (SH-05). It blocks nothing: pointer events go through it. */
export function LoadingOverlay() {
  const { loading } = useShell()
  const text = useText()
  const shown = useObservable(loading)
  const label = text('loading.label')
  return (
    <div role="status" aria-label={shown ? label : undefined} className={css.overlay} data-shown={shown || undefined}>
      {shown && (
        <span className={css.box}>
          <Spinner size={22} />
          {label}
        </span>
      )}
    </div>
  )
}
