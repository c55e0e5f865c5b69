import { useTabReturn } from '@croupier/shared/host'
import { useShell } from '../host/shell-context.tsx'

/** A member who comes back to this tab after a while sees the balance of now: it may have been paid into elsewhere (D37). */
export function useRefreshOnReturn(): void {
  const { session } = useShell()
  useTabReturn(() => {
    if (session.get()) void session.refresh()
  })
}
