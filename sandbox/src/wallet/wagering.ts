import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { everydayTo } from '../operator/amounts.ts'

/** What of a bet counts while a bonus is active, in cents of everyday money (site.md 9, D31). */
const COUNTED = 200n

/** By how much a bet lowers what the member still has to wager: by 2.00 at most, and never by more than that is. */
export async function wageredBy(
  trx: Transaction<Database>,
  { rollingAmount, currency }: Pick<Member, 'rollingAmount' | 'currency'>,
  amount: bigint,
): Promise<bigint> {
  if (rollingAmount <= 0n) return 0n
  const most = (await everydayTo(trx, currency))(COUNTED)
  return [amount, most, rollingAmount].reduce((least, each) => (each < least ? each : least))
}
