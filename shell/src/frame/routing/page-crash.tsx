import { ErrorState } from '@croupier/shared/ui'
import { useText } from '../../words.ts'

/** A page that could not be loaded or rendered. Its parts are cached as failed: only a reload requests them again. */
export function PageCrash() {
  const text = useText()
  return (
    <ErrorState
      title={text('part.shell')}
      message={text('outlet.crashed')}
      retryLabel={text('common.tryAgain')}
      onRetry={() => location.reload()}
    />
  )
}
