import { errorMessage, type InviteTier } from '@croupier/shared/api'
import { useFrame, useHost, useIsStillMember, useMember } from '@croupier/shared/host'
import { useSubmitGuard } from '@croupier/shared/forms'
import { Button, ErrorState, LoadingStatus, Money, Screen, Skeleton, Stack, useFailure } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { claimTier, listTiers, readMember } from '../../api/invite.ts'
import { useText } from '../../words.ts'
import { InviteFigures } from './invite-figures.tsx'
import { InviteLink } from './invite-link.tsx'
import { TierGrid } from './tier-grid.tsx'
import { tierState } from './tier-state.ts'

/** Invitation & rewards: the link, its results, and the tiers (AC-21, AC-22). */
export default function InviteBonusScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const guard = useSubmitGuard()
  const isStillMember = useIsStillMember()
  const member = useQuery({
    queryKey: ['member', user.id],
    queryFn: ({ signal }) => readMember(host.api, user.id, signal),
    staleTime: 0,
  })
  const tiers = useQuery({ queryKey: ['inviteTiers', user.id], queryFn: ({ signal }) => listTiers(host.api, signal) })
  const code = user.invitationCode || member.data?.invitationCode
  const claim = (tier: InviteTier, button: number | 'claim') =>
    void guard.run(async () => {
      try {
        await claimTier(host.api, user.id, tier.id)
        if (isStillMember()) host.feedback.toast(text('invite.claimed'), 'success')
      } catch (error) {
        if (isStillMember()) host.feedback.toast(errorMessage(error, text('common.serverBusy')), 'error')
      }
      // After a logout these requests would fail with -2, which sends the player to the login.
      if (!isStillMember()) return
      await Promise.all([host.session.refresh(), member.refetch(), tiers.refetch()])
    }, button)
  const memberFailure = useFailure(member)
  const tiersFailure = useFailure(tiers)
  const failed = [memberFailure && member, tiersFailure && tiers].filter((query) => query !== null)
  const nextTier = member.data && tiers.data?.find((tier, index) => !tierState(tier, index, member.data).isDisabled)
  return (
    <Screen frame={frame} title={text('invite.title')}>
      <Stack gap={6}>
        {code !== undefined && <InviteLink code={code} />}
        {failed.length > 0 && (
          <ErrorState
            message={text('common.serverBusy')}
            retryLabel={text('common.tryAgain')}
            onRetry={() => failed.forEach((query) => void query.refetch())}
            isRetrying={failed.some(({ isFetching }) => isFetching)}
          />
        )}
        {failed.length === 0 && !(member.data && tiers.data) && (
          <LoadingStatus label={text('common.loading')}>
            <Skeleton kind="block" count={3} />
          </LoadingStatus>
        )}
        {member.data && tiers.data && (
          <>
            <InviteFigures
              member={member.data}
              user={user}
              claim={
                <Button {...guard.buttonOf('claim', !nextTier)} onPress={() => nextTier && claim(nextTier, 'claim')}>
                  {text('invite.claim')}
                </Button>
              }
            />
            <TierGrid
              tiers={tiers.data}
              member={member.data}
              buttonOf={guard.buttonOf}
              renderBonus={(amount) => (
                <Money amount={amount} currency={user.currency} symbol={user.currencySymbol} fraction="auto" />
              )}
              onClaim={(tier) => claim(tier, tier.id)}
            />
          </>
        )}
      </Stack>
    </Screen>
  )
}
