import type { InviteTier, Member } from '@croupier/shared/api'

export interface TierState {
  /** The GET button is disabled. */
  readonly isDisabled: boolean
  /** Enough players were invited. */
  readonly isReached: boolean
}

/**
 * site.md 4: disabled when treasureIndex is at or above personCount, or childCount below it; highlighted when
 * childCount has reached it. D17: a tier whose position in the list is below treasureIndex was claimed.
 */
export function tierState(
  tier: InviteTier,
  index: number,
  member: Pick<Member, 'childCount' | 'treasureIndex'>,
): TierState {
  const { childCount, treasureIndex } = member
  const isReached = childCount >= tier.personCount
  const isDisabled = treasureIndex >= tier.personCount || !isReached || index < treasureIndex
  return { isDisabled, isReached }
}
