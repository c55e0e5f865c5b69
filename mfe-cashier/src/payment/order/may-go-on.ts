import { serverNow } from '@croupier/shared/api'
import type { Receipt } from '../../api/deposit-history.ts'
import { fromNumber } from '../../api/verdict.ts'
import { methodOf } from '../../methods/index.ts'

/** Whether an order may still be paid here: it is open, by a method that we know, and no address of coins has expired. */
export const mayGoOn = ({ status, method, expiresAt }: Receipt): boolean =>
  fromNumber(status) === 'pending' && methodOf(method) !== undefined && !(Date.parse(expiresAt ?? '') <= serverNow())
