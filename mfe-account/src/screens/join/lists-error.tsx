import { ErrorState } from '@croupier/shared/ui'
import { useText } from '../../words.ts'

/** Shown in place of lists that failed to load, with a retry. What was entered stays. */
export function ListsError({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return <ErrorState message={text('common.serverBusy')} retryLabel={text('common.tryAgain')} onRetry={onRetry} />
}
