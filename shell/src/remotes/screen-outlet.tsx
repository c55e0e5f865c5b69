import { useEffect, useState, type ReactNode } from 'react'
import { screenDefinition, type ParamsOf, type ScreenFrame, type ScreenId } from '@croupier/shared/host'
import { useShell } from '../host/shell-context.tsx'
import { reportFailure } from '../reports/report-failure.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { loadedScreen, loadScreen, type ScreenLoad } from './load-screen.ts'
import { OutletFallback } from './outlet-fallback.tsx'
import { OutletSkeleton } from './outlet-skeleton.tsx'

interface OutletProps<Id extends ScreenId> {
  readonly id: Id
  readonly params: ParamsOf<Id>
  readonly frame: ScreenFrame
  /** Shown instead of a part while its owner loads; has the height that the part will have. */
  readonly placeholder?: ReactNode
  /** If the part cannot be loaded, shows nothing: another part of its owner shows the error with Try again. */
  readonly isAddition?: boolean
  /** Called at each Try again. */
  readonly onRetry?: () => void
}

/**
 * Shows a screen of any owner: a skeleton while it loads, the part's own fallback if it cannot be loaded. One dead or
 * crashing remote takes nothing else with it, and Try again really loads again.
 */
export function ScreenOutlet<Id extends ScreenId>(props: OutletProps<Id>) {
  const { id, params, frame, placeholder } = props
  const host = useShell()
  const owner = screenDefinition(id)?.owner ?? 'shell'
  const [attempt, setAttempt] = useState(0)
  const [load, setLoad] = useState<ScreenLoad | null>(() => loadedScreen(id) ?? null)
  useEffect(() => {
    let isCurrent = true
    void loadScreen(host, id).then((found) => {
      if (!isCurrent) return
      setLoad(found)
      if ('error' in found) reportFailure(host, owner, `load of ${id}`, found.error)
    })
    return () => {
      isCurrent = false
    }
  }, [host, id, owner, attempt])
  const retry = () => {
    setLoad(null)
    setAttempt((count) => count + 1)
    props.onRetry?.()
  }
  const fallback = (state: 'incompatible' | 'unreachable' | 'crashed') =>
    props.isAddition ? null : <OutletFallback owner={owner} state={state} frame={frame} onRetry={retry} />
  if (!load) return placeholder ?? <OutletSkeleton frame={frame} />
  if (load.state !== 'ready') return fallback(load.state)
  const { Screen } = load
  return (
    <CrashBoundary key={attempt} owner={owner} name={id} fallback={fallback('crashed')}>
      <Screen host={host} params={params as ParamsOf<ScreenId>} frame={frame} />
    </CrashBoundary>
  )
}
