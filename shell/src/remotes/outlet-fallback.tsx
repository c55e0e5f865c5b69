import type { RemoteName, ScreenFrame } from '@croupier/shared/host'
import { Button, ErrorState, Screen } from '@croupier/shared/ui'
import { useEffect, type ReactNode } from 'react'
import { useText } from '../words.ts'

interface PartErrorProps {
  readonly owner: RemoteName | 'shell'
  readonly state: 'incompatible' | 'unreachable' | 'crashed'
  readonly onRetry: () => void
  /** Another way on, below Try again. */
  readonly children?: ReactNode
}

/** The error of a screen, in its frame. The rest of the site goes on. */
export function OutletFallback({ frame, ...error }: PartErrorProps & { readonly frame: ScreenFrame }) {
  const text = useText()
  const content = (
    <PartError {...error}>
      {error.state === 'incompatible' && <Button onPress={() => location.reload()}>{text('update.now')}</Button>}
    </PartError>
  )
  if (frame.kind === 'part') return content
  return (
    <Screen frame={frame} title={text(`part.${error.owner}`)}>
      {content}
    </Screen>
  )
}

/**
 * An alert with the part's name and Try again (wording.md). An unreachable part is retried automatically when the
 * network is back; until then one sentence says so.
 */
export function PartError({ owner, state, onRetry, children }: PartErrorProps) {
  const text = useText()
  useEffect(() => {
    if (state !== 'unreachable') return undefined
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  })
  const isOffline = state === 'unreachable' && !navigator.onLine
  return (
    <ErrorState
      title={isOffline ? '' : text(`part.${owner}`)}
      message={text(isOffline ? 'outlet.offline' : `outlet.${state}`)}
      retryLabel={text('common.tryAgain')}
      onRetry={onRetry}
    >
      {children}
    </ErrorState>
  )
}
