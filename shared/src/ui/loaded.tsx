import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../api/error.ts'
import { LoadingStatus } from './spinner.tsx'
import { ErrorState } from './states.tsx'

export interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The shape of what is about to come. */
  readonly skeleton: ReactNode
  /** `failed` is said where the error has no words of its own. */
  readonly words: { readonly loading: string; readonly failed: string; readonly tryAgain: string }
  readonly children: (data: Data) => ReactNode
}

/** What a query brings, and keeps; until then its skeleton, or why there is nothing, with Try again. */
export function Loaded<Data>({ query, skeleton, words, children }: LoadedProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <LoadingStatus label={words.loading}>{skeleton}</LoadingStatus>
  return (
    <ErrorState
      message={errorMessage(query.error, words.failed)}
      retryLabel={words.tryAgain}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
