import { errorMessage } from '@croupier/shared/api'
import { useRefusalToast } from '@croupier/shared/forms'
import { ErrorState } from '@croupier/shared/ui'
import { useText } from '../../words.ts'

interface ListsErrorProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Shown in place of lists that failed to load, with a retry. What was entered stays. */
export function ListsError({ error, onRetry }: ListsErrorProps) {
  const text = useText()
  useRefusalToast(error)
  const message = errorMessage(error, text('common.serverBusy'))
  return <ErrorState message={message} retryLabel={text('common.tryAgain')} onRetry={onRetry} />
}
