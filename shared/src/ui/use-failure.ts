import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why a query has nothing to show; null where it has, or has not been answered yet. It stays while the query is asked
 * again: the Try again that was pressed shows that it is at work, and keeps the focus.
 */
export function useFailure(query: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>): Error | null {
  const { data, error, errorUpdateCount } = query
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  // Another query in its place has not failed.
  return data === undefined && errorUpdateCount > 0 ? (error ?? last) : null
}
