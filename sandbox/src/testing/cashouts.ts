import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import type { Currency } from '../ledger/index.ts'
import { applyWithdrawal } from '../withdrawals/apply.ts'
import { testFile } from './files.ts'
import { testMember } from './members.ts'

/** A valid Bitcoin address: the first example of BIP 173. */
export const BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** A member with a balance and two pictures, and functions that request cash-outs to a bitcoin address. */
export async function cashoutMember(ctx: Context, balance: string, currency: Currency = 'USD') {
  const { id } = await testMember(ctx, { balance, currency })
  const [idcardProofId, paymentProofId] = [await testFile(ctx, id), await testFile(ctx, id)]
  const readMember = () => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** Requests with a member row that was read earlier and may be stale by the time of the write. */
  const requestCashoutAs = (member: Member, amount: string, key?: string, userAgent?: string, within: Context = ctx) =>
    applyWithdrawal(within, {
      member,
      amount,
      method: 'BTC',
      detail: { accountNumber: BITCOIN_ADDRESS },
      proofs: { idcardProofId, paymentProofId, idcardHoldProofId: '', addressProofId: '', sourceOfWealthProofId: '' },
      key,
      language: 'en',
      userAgent,
    })
  /** Requests with the member's current row, as the API call does. */
  const requestCashout = async (amount: string, key?: string, userAgent?: string, within?: Context) =>
    requestCashoutAs(await readMember(), amount, key, userAgent, within)
  return { id, requestCashout, requestCashoutAs, readMember }
}
