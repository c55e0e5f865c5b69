import { usePaymentChanges } from '@croupier/shared/host'
import { useEffect, useEffectEvent } from 'react'
import { subscribeToConclusions } from '../state/concluded-orders.ts'

/**
 * Calls back when a list of deposits may be out of date: as for every list of payments, and once the player has learned
 * how a deposit ended, since a list below the result would otherwise still offer to pay it.
 */
export function useDepositChanges(listener: () => void): void {
  usePaymentChanges(listener)
  const handleConclusion = useEffectEvent(listener)
  useEffect(() => subscribeToConclusions(() => handleConclusion()), [])
}
