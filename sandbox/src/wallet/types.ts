import type { Currency } from '../ledger/index.ts'

/** What a launch token stands for; for a fun launch there is no member and no balance. */
export interface Launch {
  /** The vendor's own key for the sitting: opens it again after a reload of the frame (`session`). */
  playToken: string
  /** Names the sitting in a bet; of no use to whoever has not the play token. */
  sitting: string
  /** Its session has ended, or the account is closed: rounds go on to their end, bets are not taken any more. */
  isOver: boolean
  fun: boolean
  memberId: number | null
  username: string
  currency: Currency
  /** Decimal places of the currency's minor unit. */
  scale: number
  /** Minor units; 0n for fun. */
  balance: bigint
  gameId: number
  gameCode: string
  gameName: string
  language: string
}

export interface Move {
  memberId: number
  gameId: number
  /** The vendor's id of the round; a win and a rollback belong to the bet with the same one. */
  roundId: string
  /** Minor units, above zero for a bet; a win of 0n moves nothing. */
  amount: bigint
  /** Idempotency key, unique over all vendors: 'vendor:round:step'. */
  key: string
}

export interface Bet extends Move {
  /** The sitting that it is made from (Launch.sitting). */
  sitting: string
  /** From then on it is too late: the bet is on the table before, or not at all. */
  until?: Date | undefined
}

/** What the vendor gives up: a round, or by its key one bet of it. */
export interface Canceled {
  memberId: number
  roundId: string
  key: string
}

export interface Moved {
  /** Null when nothing had to be moved. */
  transactionId: number | null
  replayed: boolean
  /** Minor units. */
  balanceBefore: bigint
  balanceAfter: bigint
}

/** The door between the game vendor and the members' money. */
export interface Wallet {
  /**
   * Uses a launch token up. Whoever names a secret key with it may come again with both while the token lasts, and has
   * the same sitting. Throws Refusal when it is unknown, used with another key or none, too old, or its session has ended.
   */
  authenticate(launchToken: string, key?: string): Promise<Launch>
  /** The sitting again, by its play token, for twelve hours. Throws Refusal after that. */
  session(playToken: string): Promise<Launch>
  /** A member's cash in minor units. */
  balance(memberId: number): Promise<bigint>
  /**
   * Takes a bet. Throws InsufficientFunds, Refusal (sitting over, blocked or disabled member, too late, given up before),
   * KeyReused.
   */
  bet(bet: Bet): Promise<Moved>
  /** Pays a win; several of one round are several keys. Throws Refusal when the round has no bet. */
  win(move: Move): Promise<Moved>
  /** Gives the bets of a round back, once; no bet of it is taken from then on, also where none was taken so far. */
  rollback(move: Canceled): Promise<Moved>
  /** Gives one bet of a round back, once, by its key; where it has not come yet, it is never taken. */
  cancelBet(move: Canceled): Promise<Moved>
}
