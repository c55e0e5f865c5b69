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

/** A round as the server tells it; amounts are minor units. */
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
  /** At a live table: what all bets on the table's round of this one came to. */
  total: { stake: number; payout: number } | null
  balance: number
  /** Milliseconds until the table takes the next game of a slot. */
  wait: number
}

/** What the server says at the start of a sitting. */
export interface Sitting<Pays, View> extends Answer<View> {
  playToken: string
  /** The same one in every sitting of a member; one for all play for fun. */
  player: string
  fun: boolean
  currency: string
  scale: number
  game: { code: string; name: string; vendor: string; kind: string }
  facts: Facts<Pays>
  /** What the last rounds came to, newest first, at tables that show it. */
  recent: View[]
  pictures: Record<string, string | undefined>
}
