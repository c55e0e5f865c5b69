export { cash, clearing, gameFloat, hold, house } from './accounts.ts'
export { accountBalance, balanceOf } from './balance.ts'
export { ceilDiv, formatUnits, parseUnits } from './decimal.ts'
export { InsufficientFunds, KeyReused } from './errors.ts'
export { KINDS } from './kinds.ts'
export type { Kind } from './kinds.ts'
export {
  CURRENCIES,
  formatMoney,
  isCurrency,
  moneyValue,
  parseAmount,
  parseMoney,
  SCALES,
  SYMBOLS,
  unit,
} from './money.ts'
export type { Currency } from './money.ts'
export { post, postingOf } from './post.ts'
export type { Posting } from './post.ts'
