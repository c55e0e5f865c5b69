import { serverNow } from '@croupier/shared/api'
import type { DepositConfig } from '@croupier/shared/api'
import type { Check } from '@croupier/shared/forms'
import { required } from '@croupier/shared/forms'
import { compareAmounts, isAmount, localDecimal } from '@croupier/shared/money'
import type { MessageId } from '../../words.ts'
import { amountField, amountOf, shownAmounts } from './amounts.ts'
import { codeLength, isCardNumber, isSecurityCode, isNotPast } from './card.ts'
import { extraChecks } from './extra-fields.ts'
import type { Region } from './regions.ts'
import type { DepositValues, FormRule } from '../method.ts'

interface CheckContext {
  readonly rule: FormRule
  readonly config: DepositConfig
  readonly currency: string
  readonly locale: string
  /** The lists for the billing address, once loaded. In a country without states, no state is required. */
  readonly countries: readonly Region[] | undefined
  readonly states: readonly Region[] | undefined
  readonly text: (id: MessageId, values?: Record<string, string>) => string
}

type DepositCheck = Check<DepositValues>

/** The limit for methods without a maximum: more than any ledger can hold or any operator accepts. */
const LARGEST_AMOUNT = '999999999999'

/** All checks of a method's form, in the order of games-and-cashier.md 5; those of D28 come after them. */
export function depositChecks(context: CheckContext): readonly DepositCheck[] {
  const { rule, text } = context
  return [
    ...(rule.coins ? [required<DepositValues>('coin', text('deposit.coinTip'))] : []),
    ...amountChecks(context),
    ...extraChecks(rule, text),
    ...(rule.card ? cardChecks(context) : []),
  ]
}

function amountChecks({ rule, config, currency, locale, text }: CheckContext): DepositCheck[] {
  const minimum = config.minimumAmount
  const { maximum } = rule
  const shown = (values: DepositValues) => amountOf(shownAmounts(rule, config, currency, values))
  const compare = (values: DepositValues, bound: string) => compareAmounts(shown(values), bound)
  const field = amountField(rule, config)
  return [
    { field, message: text('deposit.amountTip'), test: (values) => isAmount(shown(values)) },
    {
      field,
      message: text('deposit.amountTip1', { amount: localDecimal(minimum, locale), currency }),
      test: (values) => compare(values, minimum) >= 0,
    },
    {
      field,
      message: maximum
        ? text('deposit.maxAmountTip1', { amount: localDecimal(maximum, locale), currency })
        : text('deposit.amountTooLarge'),
      test: (values) => compare(values, maximum ?? LARGEST_AMOUNT) <= 0,
    },
  ]
}

function cardChecks({ text, countries, states }: CheckContext): DepositCheck[] {
  const filled = (field: keyof DepositValues, tip: MessageId) => required<DepositValues>(field, text(tip))
  // A value that is not in the list is not shown in its field: the player has not chosen it.
  const chosen = (field: 'cardCountry' | 'cardState', regions: readonly Region[] | undefined, tip: MessageId) => ({
    field,
    message: text(tip),
    test: (values: DepositValues) =>
      values[field] !== '' && (!regions || regions.some(({ code }) => code === values[field])),
  })
  return [
    filled('cardNum', 'card.cardNumberTip'),
    filled('cardCvv', 'card.cvvTip'),
    filled('expireMonth', 'card.monthTip'),
    filled('expireYear', 'card.yearTip'),
    filled('cardFirstName', 'card.firstNameTip'),
    filled('cardLastName', 'card.lastNameTip'),
    chosen('cardCountry', countries, 'card.countryTip'),
    ...(states?.length === 0 ? [] : [chosen('cardState', states, 'card.stateTip')]),
    filled('cardCity', 'card.townCityTip'),
    filled('cardAddress', 'card.addressTip'),
    filled('cardPostalCode', 'card.postalTip'),
    { field: 'cardNum', message: text('card.numberInvalid'), test: ({ cardNum }) => isCardNumber(cardNum) },
    ...[3, 4].map((length): DepositCheck => ({
      field: 'cardCvv',
      message: text('card.cvvInvalid', { count: String(length) }),
      test: ({ cardCvv, cardNum }) => codeLength(cardNum) !== length || isSecurityCode(cardCvv, cardNum),
    })),
    {
      field: 'expireMonth',
      message: text('card.expired'),
      test: ({ expireMonth, expireYear }) => isNotPast(expireMonth, expireYear, new Date(serverNow())),
    },
  ]
}
