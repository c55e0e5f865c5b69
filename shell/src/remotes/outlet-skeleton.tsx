import type { ScreenFrame } from '@croupier/shared/host'
import { LoadingStatus, Screen, Skeleton } from '@croupier/shared/ui'
import { useText } from '../words.ts'

/** What stands in a pop-up or page while its owner loads: the shape of a screen, closable already. */
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
