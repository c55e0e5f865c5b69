import { useHost } from '@croupier/shared/host'
import { useEffect } from 'react'

/** Leaving what came after an order refreshes the session: the balance may have changed (DP-21). */
export function useRefreshOnClose(): void {
  const { session } = useHost()
  useEffect(() => () => void session.refresh(), [session])
}
