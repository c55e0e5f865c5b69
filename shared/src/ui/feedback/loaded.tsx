import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadingStatus } from './spinner.tsx'
import { ErrorState } from './states.tsx'
import { useFailure } from './use-failure.ts'

export interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'>
  /** The placeholder, in the shape of the data to come. */
  readonly skeleton: ReactNode
  readonly words: { readonly loading: string; failed(error: Error): string; readonly tryAgain: string }
  readonly children: (data: Data) => ReactNode
}

/** Shows a query's data once there is some; until then its skeleton, or why it failed, with Try again. */
export function Loaded<Data>({ query, skeleton, words, children }: LoadedProps<Data>): ReactNode {
  const failure = useFailure(query)
  if (query.data !== undefined) return children(query.data)
  if (!failure) return <LoadingStatus label={words.loading}>{skeleton}</LoadingStatus>
  return (
    <ErrorState
      message={words.failed(failure)}
      retryLabel={words.tryAgain}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
