import type { PollTimes } from '../../payment/method.ts'

/**
 * Cash App: at once, then every 2 s, 4 requests; a failed request ends the poll silently. Runs on while hidden (D23).
 */
export const CASH_POLL: PollTimes = {
  firstDelay: 0,
  interval: 2000,
  maxTries: 4,
  whileHidden: true,
  onError: 'stop',
  end: 'failed',
}
