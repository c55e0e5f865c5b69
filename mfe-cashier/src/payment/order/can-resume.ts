import { serverNow } from '@croupier/shared/api'
import type { Receipt } from '../../api/deposit-history.ts'
import { stateOfPollingStatus } from '../../api/order-state.ts'
import { methodOf } from '../../methods/index.ts'

/**
 * Whether an order can still be paid here: it is pending, its method is known, and its coin address has not expired.
 */
export const canResume = ({ status, method, expiresAt }: Receipt): boolean =>
  stateOfPollingStatus(status) === 'pending' &&
  methodOf(method) !== undefined &&
  !(Date.parse(expiresAt ?? '') <= serverNow())
