import { errorMessage, idempotentRequest, isRefusal, type User, type VipPackage } from '@croupier/shared/api'
import { fetchCurrentMember, useSubmitGuard } from '@croupier/shared/forms'
import { useFrame, useHost, useIsStillMember, useMember } from '@croupier/shared/host'
import { redeemPackage } from '../../api/vip.ts'
import { useText } from '../../words.ts'
import { isAboveLevel } from './packages.ts'

const hasSpent = (member: User | undefined, pointsLeft: number) =>
  member !== undefined && member.vipPoints <= pointsLeft

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
        void host.session.refresh()
        await host.feedback.alert({ message: text('store.levelWarning') })
        return
      }
      const tellRedeemed = () => isStillMember() && host.feedback.toast(text('store.redeemed'), 'success')
      const attempt = idempotentRequest({ identity: [user.id, 'redeem', offer.id] })
      try {
        await redeemPackage(host.api, offer.id, attempt.key)
        attempt.answered()
        tellRedeemed()
        void host.session.refresh()
      } catch (error) {
        // After a refusal, the points shown are out of date; without a response they may have been spent.
        const refreshed = fetchCurrentMember(host.session, user)
        const isRedeemed = !isRefusal(error) && hasSpent(await refreshed, user.vipPoints - offer.points)
        // The same package, redeemed again, is then another one.
        if (isRedeemed || isRefusal(error)) attempt.answered()
        if (isRedeemed) tellRedeemed()
        else if (isStillMember()) await host.feedback.alert({ message: errorMessage(error, text('store.failed')) })
      }
      frame.close()
    }, offer.id)
  return { redeem, buttonOf: guard.buttonOf }
}
