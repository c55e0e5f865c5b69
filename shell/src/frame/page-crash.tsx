import { ErrorState } from '@croupier/shared/ui'
import { useText } from '../words.ts'

/** A page that could not be loaded or drawn. Its parts are remembered as failed: only a reload asks again. */
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
