import { useTabReturn } from '@croupier/shared/host'
import { useShell } from '../../host/shell-context.tsx'

/**
 * Refreshes the balance of a member who returns to this tab after a while: it may have changed elsewhere (D37). One whose
 * session could not be read yet is asked for at once; for a visitor there is nothing to ask.
 */
export function useRefreshOnReturn(): void {
  const { session } = useShell()
  useTabReturn(() => void session.refresh())
}
