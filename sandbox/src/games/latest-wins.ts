import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { moneyValue } from '../ledger/index.ts'
import { moneyText } from '../messages/index.ts'

const SHOWN = 20

/**
 * Real wins from the ledger, newest first, as lines that end in their amount as the language writes it: 'a***n $ 24,50'
 * (D18). A win that pays no more than the round's stake does not count.
 */
export async function latestWins(db: Kysely<Database>, language: string): Promise<string[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('ledgerTransactions as win')
        .select(['memberId', 'delta', 'currency', 'createdAt'])
        .where('kind', '=', 'GAME_WIN')
        .where('delta', '>', (bets) =>
          bets
            .selectFrom('ledgerTransactions as bet')
            .select((sum) => sum.fn.coalesce(sum.neg(sum.fn.sum<bigint>('bet.delta')), sum.lit(0)).as('stake'))
            .whereRef('bet.reference', '=', 'win.reference')
            // The net stake: rollbacks are subtracted.
            .where('bet.kind', 'in', ['GAME_BET', 'GAME_ROLLBACK']),
        )
        .orderBy('createdAt', 'desc')
        .limit(SHOWN)
        .as('wins'),
    )
    .innerJoin('members', 'members.id', 'wins.memberId')
    .select(['members.username', 'wins.delta', 'wins.currency'])
    .orderBy('wins.createdAt', 'desc')
    .execute()
  return rows.map(
    ({ username, delta, currency }) => `${masked(username)} ${moneyText(moneyValue(delta, currency), language)}`,
  )
}

/** First and last letter: enough to recognise oneself, too little to be recognised. */
function masked(name: string): string {
  const letters = [...name]
  return letters.length < 3 ? `${letters[0]}***` : `${letters[0]}***${letters.at(-1)}`
}
