import type { Currency } from '../ledger/index.ts'

/** The data of a launch token; for a fun launch there is no member and no balance. */
export interface Launch {
  /** The vendor's own secret for the game session: opens it again after a reload of the frame (`session`). */
  playToken: string
  /** Names the game session in a bet; the play token does not follow from it. */
  gameSessionId: string
  /** The member's session has ended, or the account is closed: rounds are played to their end, new bets are refused. */
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
  /** The game session that it is made from (Launch.gameSessionId). */
  gameSessionId: string
  /** Deadline: a bet that is not taken before it is refused. */
  until?: Date | undefined
}

/** What the vendor cancels: a round, or one bet of it by the bet's key. */
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

/** The interface between the game vendor and the members' money. */
export interface Wallet {
  /**
   * Uses a launch token up. A caller that sends a secret key with it may retry with both while the token lasts, and
   * gets the same game session. Throws Refusal when the token is unknown, used with another key or none, too old, or
   * its login session has ended.
   */
  authenticate(launchToken: string, key?: string): Promise<Launch>
  /** Resumes a game session by its play token, for twelve hours. Throws Refusal after that. */
  session(playToken: string): Promise<Launch>
  /** A member's cash in minor units. */
  balance(memberId: number): Promise<bigint>
  /**
   * Takes a bet. Throws InsufficientFunds, Refusal (game session over, blocked or disabled member, game switched off,
   * too late, canceled before), KeyReused.
   */
  bet(bet: Bet): Promise<Moved>
  /** Pays a win; each of several wins of a round needs its own key. Throws Refusal when the round has no bet. */
  win(move: Move): Promise<Moved>
  /** Returns the bets of a round, once. From then on the round takes no bet, even if none has arrived so far. */
  rollback(move: Canceled): Promise<Moved>
  /**
   * Returns one bet of a round, once, by its key; if the bet has not arrived yet, it is refused when it does. (Both marks
   * are kept for two days, far longer than a request of the vendor's takes.)
   */
  cancelBet(move: Canceled): Promise<Moved>
}
