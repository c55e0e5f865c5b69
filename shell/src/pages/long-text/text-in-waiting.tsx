import { ErrorState, LoadingStatus, Skeleton } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import type { useLongText } from './use-long-text.ts'

type Query = Pick<ReturnType<typeof useLongText>, 'data' | 'isError' | 'isFetching' | 'refetch'>

/** What stands where a long text will: its skeleton, or the way to ask again. Nothing once it is there. */
export function TextInWaiting({ query }: { query: Query }) {
  const text = useText()
  if (query.data) return null
  if (!query.isError) {
    return (
      <LoadingStatus label={text('loading.label')}>
        <Skeleton count={8} />
      </LoadingStatus>
    )
  }
  return (
    <ErrorState
      message={text('document.failed')}
      retryLabel={text('common.tryAgain')}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
