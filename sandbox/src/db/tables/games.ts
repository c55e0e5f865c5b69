import type { ColumnType, Generated } from 'kysely'
import type { Stamp } from './types.ts'

interface GameTable {
  id: number
  code: string
  name: string
  vendor: string
  /** A path on the API's origin. */
  cover: string
  category: string
  playForFun: boolean
  enabled: number
  totalPlayCount: Generated<number>
}

/** One visit of a member to a game: rounds of the same game go into it until half an hour has passed without one. */
interface GameVisitTable {
  id: Generated<number>
  memberId: number
  gameId: number
  rounds: number
  /** Minor units wagered and won. */
  bet: bigint
  win: bigint
  createTime: Stamp
  lastAt: ColumnType<Date>
}

interface FavouriteTable {
  memberId: number
  gameId: number
  createdAt: Stamp
}

export interface GameTables {
  games: GameTable
  gameVisits: GameVisitTable
  favourites: FavouriteTable
}
