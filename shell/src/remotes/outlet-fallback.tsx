import { screenDefinition, type ScreenFrame, type ScreenId } from '@croupier/shared/host'
import { Button, ErrorState, Screen } from '@croupier/shared/ui'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../words.ts'

interface Props {
  readonly id: ScreenId
  readonly state: 'incompatible' | 'unreachable' | 'crashed'
  readonly frame: ScreenFrame
  readonly onRetry: () => void
}

/**
 * An alert with the part's name and Try again (wording.md). An unreachable part is retried automatically when the
 * network is back. The rest of the site goes on.
 */
export function OutletFallback({ id, state, frame, onRetry }: Props) {
  const text = useText()
  const retryWhenOnline = useEffectEvent(() => state === 'unreachable' && onRetry())
  useEffect(() => {
    addEventListener('online', retryWhenOnline)
    return () => removeEventListener('online', retryWhenOnline)
  }, [])
  const owner = screenDefinition(id)?.owner ?? 'shell'
  const name = text(`part.${owner}`)
  const content = (
    <ErrorState title={name} message={text(`outlet.${state}`)} retryLabel={text('common.tryAgain')} onRetry={onRetry}>
      {state === 'incompatible' && <Button onPress={() => location.reload()}>{text('update.now')}</Button>}
    </ErrorState>
  )
  if (frame.kind === 'part') return content
  return (
    <Screen frame={frame} title={name}>
      {content}
    </Screen>
  )
}
