import type { PollTimes } from '../../payment/types.ts'

/** Coins: every 2 s from the player's word until the deposit has ended or the dialog closes. */
export const COIN_POLL: PollTimes = {
  firstDelay: 2000,
  interval: 2000,
  maxTries: Number.POSITIVE_INFINITY,
  whileHidden: false,
  onError: 'continue',
  end: 'failed',
}
