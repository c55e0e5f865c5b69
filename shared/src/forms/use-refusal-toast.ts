import { useEffect } from 'react'
import { errorMessage, isRefusal } from '../api/index.ts'
import { useHost } from '../host/index.ts'

/**
 * Shows the server's own words once a query was refused (site.md 8, SH-31). `error`: the query's; a failure without
 * words of the server has its place on the screen alone.
 */
export function useRefusalToast(error: Error | null): void {
  const { feedback } = useHost()
  const words = isRefusal(error) ? errorMessage(error, '') : ''
  useEffect(() => {
    if (error && words) feedback.toast(words, 'error')
  }, [error, words, feedback])
}
