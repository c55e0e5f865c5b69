import { errorMessage, idempotentRequest, isRefusal, type VipPackage } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useFrame, useHost, useIsStillMember, useMember } from '@croupier/shared/host'
import { redeemPackage } from '../../api/vip.ts'
import { useText } from '../../words.ts'
import { isAboveLevel } from './packages.ts'

/**
 * Redeeming a package, which closes the store; one above the member's level shows a warning instead. `buttonOf`: the
 * props of a package's button while redemptions are under way.
 */
export function useRedeem() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const guard = useSubmitGuard()
  const isStillMember = useIsStillMember()
  const redeem = (offer: VipPackage) =>
    void guard.run(async () => {
      if (isAboveLevel(offer, user)) {
        await host.feedback.alert({ message: text('store.levelWarning') })
        return
      }
      const attempt = idempotentRequest({ identity: [user.id, 'redeem', offer.id] })
      try {
        await redeemPackage(host.api, offer.id, attempt.key)
        attempt.answered()
        if (isStillMember()) host.feedback.toast(text('store.redeemed'), 'success')
        void host.session.refresh()
      } catch (error) {
        if (isRefusal(error)) attempt.answered()
        // Also after a failure: without a response the points may have been spent, and a refusal means that the points
        // shown are out of date.
        void host.session.refresh()
        if (isStillMember(error)) await host.feedback.alert({ message: errorMessage(error, text('store.failed')) })
      }
      frame.close()
    }, offer.id)
  return { redeem, buttonOf: guard.buttonOf }
}
