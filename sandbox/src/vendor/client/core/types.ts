export interface Rtp {
  percent: string
  method: 'exact' | 'simulated'
  error?: string
}

export interface Facts<Pays> {
  rtp: Rtp
  volatility: string
  minStake: number
  maxStake: number
  topPrize: number
  rules: string[]
  stakes: number[]
  pays: Pays
}

/** A round as the server sends it; amounts are in minor units. */
export interface RoundView<View> {
  id: string
  status: string
  done: boolean
  stake: number
  payout: number
  view: View
}

export interface Answer<View> {
  round: RoundView<View> | null
  /** At a live table: the sums of all the player's bets on the table's round to which this one belongs. */
  total: { stake: number; payout: number } | null
  balance: number
  /** Milliseconds until the server accepts the next game of a slot. */
  wait: number
}

/** The server's response at the start of a game session. */
export interface GameSession<Pays, View> extends Answer<View> {
  playToken: string
  /** The same in every game session of a member; all play for fun shares one. */
  player: string
  fun: boolean
  currency: string
  scale: number
  game: { code: string; name: string; vendor: string; kind: string }
  facts: Facts<Pays>
  /** The last rounds' results, newest first, at tables that show them. */
  recent: View[]
  pictures: Record<string, string | undefined>
}
