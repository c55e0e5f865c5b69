import { ErrorState } from '@croupier/shared/ui'
import { useText } from '../../words.ts'

/** What can be chosen did not come: said where it is missing, and asked for again. What was entered stays. */
export function ListsMissing({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return <ErrorState message={text('common.serverBusy')} retryLabel={text('common.tryAgain')} onRetry={onRetry} />
}
