import type { InviteTier, Member } from '@croupier/shared/api'
import type { useSubmitGuard } from '@croupier/shared/forms'
import { Button, classNames } from '@croupier/shared/ui'
import { useId, type ReactNode } from 'react'
import { useText } from '../../words.ts'
import css from './invite-bonus.module.css'
import { tierState } from './tier-state.ts'

interface TierGridProps {
  readonly tiers: readonly InviteTier[]
  readonly member: Member
  /** The state of a tier's button while a tier is being claimed. */
  readonly buttonOf: ReturnType<typeof useSubmitGuard>['buttonOf']
  readonly renderBonus: (amount: string) => ReactNode
  readonly onClaim: (tier: InviteTier) => void
}

/** The reward tiers: two columns on a phone, six on a desktop (site.md 9). */
export function TierGrid({ tiers, member, buttonOf, renderBonus, onClaim }: TierGridProps) {
  const text = useText()
  const id = useId()
  return (
    <ul role="list" className={css.tiers} aria-label={text('invite.tiers')}>
      {tiers.map((tier, index) => {
        const { isDisabled, isReached } = tierState(tier, index, member)
        return (
          <li key={tier.id} className={classNames(css.tier, isReached && css.reached)} data-reached={isReached}>
            <strong id={`${id}-${tier.id}`}>{renderBonus(tier.bonusAmount)}</strong>
            <span>{text('invite.progress', { invited: member.childCount, required: tier.personCount })}</span>
            <Button
              size="sm"
              isFull
              {...buttonOf(tier.id, isDisabled)}
              aria-describedby={`${id}-${tier.id}`}
              onPress={() => onClaim(tier)}
            >
              {text('invite.get')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
