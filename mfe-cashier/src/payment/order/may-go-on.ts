import { serverNow } from '@croupier/shared/api'
import type { Receipt } from '../../api/deposit-history.ts'
import { fromNumber } from '../../api/verdict.ts'
import { methodOf } from '../../methods/index.ts'

/**
 * Whether an order can still be paid here: it is pending, its method is known, and its coin address has not expired.
 */
export const mayGoOn = ({ status, method, expiresAt }: Receipt): boolean =>
  fromNumber(status) === 'pending' && methodOf(method) !== undefined && !(Date.parse(expiresAt ?? '') <= serverNow())
