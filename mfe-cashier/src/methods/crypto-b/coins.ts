import type { Coin } from '../../payment/method.ts'

/** What the API calls each coin, and what the player reads. `bch` is known to the API and not offered. */
export const COINS_B: readonly Coin[] = [
  { code: 'btc', label: 'BTC' },
  { code: 'eth', label: 'ETH' },
  { code: 'bep20/bnb', label: 'BNB (BEP20)' },
  { code: 'erc20/usdt', label: 'USDT (ERC20)' },
  { code: 'ltc', label: 'LTC' },
  { code: 'doge', label: 'DOGECOIN' },
]
