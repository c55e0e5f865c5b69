import { useFrame, useHost, useIsStillMember } from '@croupier/shared/host'

/** Returns the function that tells a player why to deposit first, and then opens the deposit (WD-06). */
export function useDepositPrompt(): (message: string) => Promise<void> {
  const host = useHost()
  const frame = useFrame()
  const isStillMember = useIsStillMember()
  return async (message) => {
    await host.feedback.alert({ message })
    // A logout also closes the alert: then no screen opens.
    if (isStillMember()) host.screens.open('deposit', {}, { replace: frame })
  }
}
