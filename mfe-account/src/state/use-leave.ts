import { useFrame, useHost, useShown } from '@croupier/shared/host'
import { internalPath } from '@croupier/shared/links'
import { useMemo } from 'react'

/**
 * Leaves a way into the site once it has led to a member: a pop-up closes, a page goes on to what its address names as
 * wanted (RT-21), or home. Only internal paths: anything else is as if it were absent (RT-22). Who has gone to another page
 * while the answer was on its way stays there; asked twice, it leaves once.
 */
export function useLeave(wanted?: string): () => void {
  const { navigation } = useHost()
  const frame = useFrame()
  const isShown = useShown()
  return useMemo(() => {
    if (frame.kind !== 'page') return frame.close
    const page = pathOf(navigation.current())
    return () => {
      // The address has changed before React has drawn what it leads to.
      const isHere = isShown.current && pathOf(navigation.current()) === page
      if (isHere) navigation.go(internalPath(wanted ?? '') ?? '/', { replace: true })
    }
  }, [navigation, frame, isShown, wanted])
}

const pathOf = (address: string) => address.split('?')[0]
