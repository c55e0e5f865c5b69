import { Network, validate } from 'bitcoin-address-validation'
import type { CashoutMethod, User, WithdrawConfig } from '@croupier/shared/api'
import { emailSchema, matches, required, type Check } from '@croupier/shared/forms'
import { compareAmounts, isAmount, roundAmount } from '@croupier/shared/money'
import type { MessageId } from '../../words.ts'
import { fieldsOf, labelOf, type CashoutValues, type FieldOfMethod } from './cashout-fields.ts'

export const MAX_AMOUNT = '100000'

export interface CheckContext {
  readonly config: WithdrawConfig
  /** Those that are offered. */
  readonly methods: readonly Pick<CashoutMethod, 'code'>[]
  readonly user: User
  readonly scale: number
  readonly money: (amount: string) => string
  readonly text: (id: MessageId, values?: Record<string, string>) => string
}

/** Step 1 in the order of games-and-cashier.md 5 (WD-02), then the fields of the chosen method. */
export function amountChecks(context: CheckContext, method: string): readonly Check<CashoutValues>[] {
  const { config, user, money, text } = context
  const balance = config.withdrawableBalance ?? user.withdrawableBalance
  const compare = (amount: string, limit: string) => compareAmounts(roundAmount(amount, context.scale), limit)
  return [
    {
      field: 'amount',
      message: text('cashout.amountRequired'),
      test: ({ amount }) => isPositive(amount) && isShown(amount, config),
    },
    {
      field: 'amount',
      message: text('cashout.belowMinimum', { amount: money(config.minimumAmount) }),
      test: ({ amount }) => compare(amount, config.minimumAmount) >= 0,
    },
    {
      field: 'amount',
      message: text('cashout.aboveMaximum', { amount: money(MAX_AMOUNT) }),
      test: ({ amount }) => compare(amount, MAX_AMOUNT) <= 0,
    },
    {
      field: 'amount',
      message: text('cashout.insufficient'),
      test: ({ amount }) => compare(amount, balance) <= 0,
    },
    {
      field: 'amount',
      message: aboveCap(['cashout.aboveMonth', 'cashout.monthUsed'], config.monthlyLeft, context),
      test: ({ amount }) => !config.monthlyLeft || compare(amount, config.monthlyLeft) <= 0,
    },
    {
      field: 'amount',
      message: aboveCap(['cashout.aboveFree', 'cashout.freeUsed'], config.freeLeft, context),
      test: ({ amount }) => !config.freeLeft || compare(amount, config.freeLeft) <= 0,
    },
    // A chosen method may no longer be offered.
    {
      field: 'method',
      message: text('cashout.methodRequired'),
      test: ({ method }) => context.methods.some(({ code }) => code === method),
    },
    ...fieldsOf(method).flatMap((field) => fieldChecks(field, text)),
  ]
}

/** The message for a cap: how much of it is left, or that it is used up, if less is left than the smallest cash-out. */
function aboveCap(
  [above, used]: readonly [MessageId, MessageId],
  left: string | null | undefined,
  { config, money, text }: CheckContext,
): string {
  const amount = left ?? '0'
  return compareAmounts(amount, config.minimumAmount) < 0 ? text(used) : text(above, { amount: money(amount) })
}

/** The checks that a field is filled in, then that its format is right: a payment to a mistyped address is lost. */
function fieldChecks(field: FieldOfMethod, text: CheckContext['text']): Check<CashoutValues>[] {
  const filled = required<CashoutValues>(field, text(`${labelOf(field)}Required`))
  if (field === 'email') return [filled, matches('email', emailSchema, text('cashout.emailInvalid'))]
  if (field !== 'address') return [filled]
  const isAddress = ({ address }: CashoutValues) => validate(address.trim(), Network.mainnet)
  return [filled, { field, message: text('cashout.addressInvalid'), test: isAddress }]
}

/** Whether the player can see the amount: with a draft or a refetched config, its box or quick choice may be gone. */
const isShown = (amount: string, { withdrawAllowManualInput, withdrawAmounts }: WithdrawConfig) =>
  withdrawAllowManualInput || withdrawAmounts.includes(amount)

const isPositive = (amount: string) => isAmount(amount) && compareAmounts(amount, '0') > 0

/** Whether the first cash-out needs a larger deposit before it (D26). */
export const needsDeposit = ({ maxDepositAmount, requiredDepositAmount4Withdraw }: WithdrawConfig): boolean =>
  compareAmounts(maxDepositAmount, requiredDepositAmount4Withdraw) < 0
