import { useFrame, useHost, useIsMounted } from '@croupier/shared/host'
import { internalPath } from '@croupier/shared/links'
import { useMemo } from 'react'

/**
 * Returns the function that leaves a login or registration screen once there is a member: a pop-up closes, a page goes
 * on to `returnTo`, the path named in its address (RT-21), or home. Only internal paths count; others are ignored
 * (RT-22). A player who went to another page while the request was in flight stays there; a second call does nothing.
 */
export function useLeave(returnTo?: string): () => void {
  const { navigation } = useHost()
  const frame = useFrame()
  const isMounted = useIsMounted()
  return useMemo(() => {
    if (frame.kind !== 'page') return frame.close
    const pagePath = pathOf(navigation.current())
    return () => {
      // The address changes before React has rendered the new page.
      const isStillHere = isMounted.current && pathOf(navigation.current()) === pagePath
      if (isStillHere) navigation.go(internalPath(returnTo ?? '') ?? '/', { replace: true })
    }
  }, [navigation, frame, isMounted, returnTo])
}

const pathOf = (address: string) => address.split('?')[0]
