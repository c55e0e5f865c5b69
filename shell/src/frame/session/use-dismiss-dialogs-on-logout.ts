import { useHostEvent } from '@croupier/shared/host'
import { useShell } from '../../host/shell-context.tsx'

/**
 * Closes the alerts and confirmations of a member when their session ends, in whichever tab it ended: nobody is there
 * to answer, and the next person at the login page need not read them.
 */
export function useDismissDialogsOnLogout(): void {
  const { feedback } = useShell()
  useHostEvent('session:changed', ({ user }) => {
    if (!user) while (feedback.dismiss());
  })
}
