import { useObservable } from '@croupier/shared/host'
import { useShell } from '../host/shell-context.tsx'
import { endTrials } from '../remotes/testing.ts'
import { useText } from '../words.ts'
import css from './update-offer.module.css'

/** Tells a tester that this tab shows something else than players see; one click ends it. */
export function TrialBadge() {
  const text = useText()
  const trials = useObservable(useShell().releases.trials)
  if (trials.length === 0) return null
  return (
    <aside className={css.badge} aria-label={text('trial.title')}>
      <p>{trials.map(({ remote, wanted }) => text('trial.what', { remote, version: wanted })).join(', ')}</p>
      <button type="button" onClick={endTrials}>
        {text('trial.end')}
      </button>
    </aside>
  )
}
