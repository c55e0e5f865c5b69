import { useTabReturn } from '@croupier/shared/host'
import { useShell } from '../../host/shell-context.tsx'

/**
 * Refreshes the balance of a member who returns to this tab after a while: it may have changed elsewhere (D37). If the
 * member could not be loaded yet, loads them now; for a visitor no request is sent.
 */
export function useRefreshOnReturn(): void {
  const { session } = useShell()
  useTabReturn(() => void session.refresh())
}
