import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why a query has no data; null where it has some, or has not failed so far. The error stays while the query is fetched
 * again, so that the pressed Try again can show that it is busy and keeps the focus.
 */
export function useFailure(query: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>): Error | null {
  const { data, error, errorUpdateCount } = query
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  // Another query that has taken its place has not failed.
  return data === undefined && errorUpdateCount > 0 ? (error ?? last) : null
}
