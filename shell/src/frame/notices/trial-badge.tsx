import { useObservable } from '@croupier/shared/host'
import { listOf, useLocale } from '@croupier/shared/i18n'
import { useShell } from '../../host/shell-context.tsx'
import { endTrials } from '../../remotes/trials.ts'
import { useText } from '../../words.ts'
import css from './update-offer.module.css'

/** Tells a tester that this tab shows something else than players see; one click ends it. */
export function TrialBadge() {
  const text = useText()
  const locale = useLocale()
  const trials = useObservable(useShell().releases.trials)
  if (trials.length === 0) return null
  const descriptions = trials.map(({ remote, wanted }) => text('trial.what', { remote, version: wanted }))
  return (
    <aside className={css.badge} aria-label={text('trial.title')}>
      <p>{listOf(locale, descriptions)}</p>
      <button type="button" onClick={endTrials}>
        {text('trial.end')}
      </button>
    </aside>
  )
}
