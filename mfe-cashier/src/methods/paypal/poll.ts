import type { PollTimes } from '../../payment/method.ts'

/** PayPal-like: 3 s after the trigger call, then every 4 s, at most 3 times; no result is a cancel. */
export const PAYPAL_POLL: PollTimes = {
  firstDelay: 3000,
  interval: 4000,
  maxTries: 3,
  whileHidden: true,
  onError: 'continue',
  end: 'canceled',
}
