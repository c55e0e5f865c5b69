import type { Coin } from '../../payment/method.ts'

export const COINS_A: readonly Coin[] = [
  { code: 'bitcoin', label: 'Bitcoin' },
  { code: 'ethereum', label: 'Ethereum' },
  { code: 'tether', label: 'USDT' },
  { code: 'litecoin', label: 'Litecoin' },
]
