import { useHost } from '@croupier/shared/host'
import { useEffect } from 'react'

/** Refreshes the session when the player leaves the stage after an order: the balance may have changed (DP-21). */
export function useRefreshOnClose(): void {
  const { session } = useHost()
  useEffect(() => () => void session.refresh(), [session])
}
