import type { ScreenFrame } from '@croupier/shared/host'
import { LoadingStatus, Screen, Skeleton } from '@croupier/shared/ui'
import { useText } from '../words.ts'

/** The placeholder of a screen while its remote loads; it can be closed. */
export function OutletSkeleton({ frame }: { frame: ScreenFrame }) {
  const text = useText()
  const lines = (
    <LoadingStatus label={text('loading.label')}>
      <Skeleton count={4} />
    </LoadingStatus>
  )
  if (frame.kind === 'part') return lines
  return (
    <Screen frame={frame} title={text('loading.label')}>
      {lines}
    </Screen>
  )
}
