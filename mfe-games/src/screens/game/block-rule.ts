import type { ApiService } from '@croupier/shared/host'
import type { PollRule } from '@croupier/shared/polling'
import { readBlockCheck } from '../../api/launch.ts'

/** games-and-cashier.md 4: real-money play checks every 3 s whether the amount is blocked. */
export function blockRule(api: ApiService, gameId: number): PollRule<boolean, 'blocked'> {
  return {
    firstDelay: 3_000,
    interval: 3_000,
    maxTries: Number.POSITIVE_INFINITY,
    whileHidden: true,
    request: (signal) => readBlockCheck(api, gameId, signal),
    read: (isAllowed) => (isAllowed ? 'pending' : 'blocked'),
    onError: 'continue',
    end: 'blocked',
  }
}
