import type { PollTimes } from '../../payment/method.ts'

/** PAYP: every second while its frame is open; errors are only logged. */
export const PAYP_POLL: PollTimes = {
  firstDelay: 1000,
  interval: 1000,
  maxTries: Number.POSITIVE_INFINITY,
  whileHidden: false,
  onError: 'continue',
  end: 'failed',
}
