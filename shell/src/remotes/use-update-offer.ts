import { useEffect, useState } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { isOutdated } from './outdated.ts'

const INTERVAL_MS = 5 * 60_000
const MIN_INTERVAL_MS = 60_000

/**
 * Whether a part of this page has a newer version (or was rolled back). Checks periodically, and on return to the tab.
 */
export function useUpdateOffer(): { readonly isOffered: boolean; readonly decline: () => void } {
  const { releases } = useShell()
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    let checkedAt = Date.now()
    const check = () => {
      checkedAt = Date.now()
      // A version that was offered and then taken back by the operator is offered no more.
      void isOutdated(releases).then((found) => found !== undefined && setOffered(found))
    }
    const timer = setInterval(check, INTERVAL_MS)
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - checkedAt > MIN_INTERVAL_MS) check()
    }
    addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', onReturn)
    }
  }, [releases])
  return { isOffered, decline: () => setOffered(false) }
}
