import { useTabReturn } from '@croupier/shared/host'
import { useShell } from '../../host/shell-context.tsx'

/** Refreshes the balance of a member who returns to this tab after a while: it may have changed elsewhere (D37). */
export function useRefreshOnReturn(): void {
  const { session } = useShell()
  useTabReturn(() => {
    if (session.get()) void session.refresh()
  })
}
