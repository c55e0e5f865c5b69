export { AmountError, decimalsOf, fromMinor, isAmount, scaleOf, toAmount, toMinor } from './decimal.ts'
export {
  addAmounts,
  compareAmounts,
  isMultipleOf,
  multiplyAmount,
  roundAmount,
  subtractAmounts,
  sumAmounts,
} from './arithmetic.ts'
export { formatMoney, localDecimal } from './format.ts'
export type { MoneyStyle } from './format.ts'
export { amountText, decimalMark, typedText } from './typed.ts'
