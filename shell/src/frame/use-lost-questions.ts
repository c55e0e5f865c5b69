import { useHostEvent } from '@croupier/shared/host'
import { useShell } from '../host/shell-context.tsx'

/**
 * What was asked of a member, and told to them, goes with their session, wherever that ended: nobody is there to answer,
 * and whoever sits at the login page next need not read it.
 */
export function useLostQuestions(): void {
  const { feedback } = useShell()
  useHostEvent('session:changed', ({ user }) => {
    if (!user) while (feedback.dismiss());
  })
}
