import { Network, validate } from 'bitcoin-address-validation'
import type { CashoutMethod, User, WithdrawConfig } from '@croupier/shared/api'
import { emailSchema, matches, required, type Check } from '@croupier/shared/forms'
import { compareAmounts, isAmount, roundAmount } from '@croupier/shared/money'
import type { WithdrawRequest } from '../../api/withdrawals.ts'
import type { MessageId } from '../../words.ts'

export const MAXIMUM = '100000'

/** What the player enters. The proofs are kept by their uploaders; here they only carry an error. */
export type CashoutValues = {
  amount: string
  method: string
  routingNumber: string
  accountNumber: string
  cpayAccount: string
  address: string
  accountName: string
  email: string
} & Record<ProofField, string>

/** In the order of step 2. */
export const PROOF_FIELDS = ['idProof', 'paymentProof', 'holdProof', 'addressProof'] as const
export type ProofField = (typeof PROOF_FIELDS)[number]

export const emptyCashout: CashoutValues = {
  amount: '',
  method: '',
  routingNumber: '',
  accountNumber: '',
  cpayAccount: '',
  address: '',
  accountName: '',
  email: '',
  idProof: '',
  paymentProof: '',
  holdProof: '',
  addressProof: '',
}

/** The step that asks for a field: the proofs are the second one's. */
export const stepOf = (field: keyof CashoutValues): 0 | 1 => (PROOF_FIELDS.some((proof) => proof === field) ? 1 : 0)

/** The form's field of what the call has another name for (D34). */
const FIELD_OF_CALL = new Map<string, keyof CashoutValues>([
  ['paymentMethod', 'method'],
  ['toAccount', 'cpayAccount'],
  ['idcardProofId', 'idProof'],
  ['paymentProofId', 'paymentProof'],
  ['idcardHoldProofId', 'holdProof'],
  ['addressProofId', 'addressProof'],
])

/** The form's field of a name of the call, which has one for the account and the address, and one within another. */
export function fieldOfCall(name: string, method: string): keyof CashoutValues | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1)
  if (last === 'accountNumber') return fieldsOf(method).find(isAccount)
  return FIELD_OF_CALL.get(last) ?? fieldsOf(method).find((field) => field === last)
}

/** Each kind of account is a field of its own: what was typed for one method is nothing to another. */
const ACCOUNTS = ['accountNumber', 'cpayAccount', 'address'] as const

export type FieldOfMethod = (typeof ACCOUNTS)[number] | 'routingNumber' | 'accountName' | 'email'

export const isAccount = (field: FieldOfMethod): field is (typeof ACCOUNTS)[number] =>
  ACCOUNTS.some((account) => account === field)

/** The fields of each method, in the order of games-and-cashier.md 5 (WD-03). */
const FIELDS: Readonly<Record<string, readonly FieldOfMethod[]>> = {
  BANK_CARD: ['routingNumber', 'accountNumber', 'accountName'],
  PAYPAL: ['email'],
  MERCADO_PAGO: ['email'],
  CPAY: ['accountName', 'cpayAccount'],
  BTC: ['address'],
}

/** Which fields a method asks for; none for a method that this site does not know. */
export const fieldsOf = (method: string): readonly FieldOfMethod[] =>
  Object.hasOwn(FIELDS, method) ? FIELDS[method]! : []

/** Two kinds of account are called the same. */
export const labelOf = (field: FieldOfMethod) =>
  field === 'cpayAccount' ? 'cashout.accountNumber' : (`cashout.${field}` as const)

/** Where the money goes, with its label: as much as tells it from another one. Null where a method has no such field. */
export function destinationOf(values: CashoutValues): { label: MessageId; shown: string } | null {
  const field = fieldsOf(values.method).find((each) => isAccount(each) || each === 'email')
  if (!field) return null
  const value = values[field].trim()
  if (field === 'email') return { label: labelOf(field), shown: value }
  const shown = field === 'address' ? `${value.slice(0, 6)} … ${value.slice(-6)}` : `… ${value.slice(-4)}`
  return { label: labelOf(field), shown }
}

export interface Rules {
  readonly config: WithdrawConfig
  /** Those that are offered. */
  readonly methods: readonly Pick<CashoutMethod, 'code'>[]
  readonly user: User
  readonly scale: number
  readonly money: (amount: string) => string
  readonly say: (id: MessageId, values?: Record<string, string>) => string
}

/** Step 1 in the order of games-and-cashier.md 5 (WD-02), then the fields of the chosen method. */
export function amountChecks(rules: Rules, method: string): readonly Check<CashoutValues>[] {
  const { config, user, money, say } = rules
  const balance = config.withdrawableBalance ?? user.withdrawableBalance
  const compare = (amount: string, limit: string) => compareAmounts(rounded(amount, rules.scale), limit)
  return [
    {
      field: 'amount',
      message: say('cashout.amountRequired'),
      test: ({ amount }) => isPositive(amount) && isShown(amount, config),
    },
    {
      field: 'amount',
      message: say('cashout.belowMinimum', { amount: money(config.minimumAmount) }),
      test: ({ amount }) => compare(amount, config.minimumAmount) >= 0,
    },
    {
      field: 'amount',
      message: say('cashout.aboveMaximum', { amount: money(MAXIMUM) }),
      test: ({ amount }) => compare(amount, MAXIMUM) <= 0,
    },
    {
      field: 'amount',
      message: say('cashout.insufficient'),
      test: ({ amount }) => compare(amount, balance) <= 0,
    },
    {
      field: 'amount',
      message: aboveCap(['cashout.aboveMonth', 'cashout.monthUsed'], config.monthlyLeft, rules),
      test: ({ amount }) => !config.monthlyLeft || compare(amount, config.monthlyLeft) <= 0,
    },
    {
      field: 'amount',
      message: aboveCap(['cashout.aboveFree', 'cashout.freeUsed'], config.freeLeft, rules),
      test: ({ amount }) => !config.freeLeft || compare(amount, config.freeLeft) <= 0,
    },
    // One that was chosen may be offered no more.
    {
      field: 'method',
      message: say('cashout.methodRequired'),
      test: ({ method }) => rules.methods.some(({ code }) => code === method),
    },
    ...fieldsOf(method).flatMap((field) => fieldChecks(field, say)),
  ]
}

/** What a cap leaves can be cashed out, or it is used up: it leaves less than the smallest cash-out. */
function aboveCap(
  [above, used]: readonly [MessageId, MessageId],
  left: string | null | undefined,
  { config, money, say }: Rules,
): string {
  const amount = left ?? '0'
  return compareAmounts(amount, config.minimumAmount) < 0 ? say(used) : say(above, { amount: money(amount) })
}

/** A field is filled in, then it is what it has to be: a payment to an address with a slip is lost. */
function fieldChecks(field: FieldOfMethod, say: Rules['say']): Check<CashoutValues>[] {
  const filled = required<CashoutValues>(field, say(`${labelOf(field)}Required`))
  if (field === 'email') return [filled, matches('email', emailSchema, say('cashout.emailInvalid'))]
  if (field !== 'address') return [filled]
  const isAddress = ({ address }: CashoutValues) => validate(address.trim(), Network.mainnet)
  return [filled, { field, message: say('cashout.addressInvalid'), test: isAddress }]
}

/** A draft, or figures that are read anew, may leave an amount that nobody sees: its box is gone, or its quick choice. */
const isShown = (amount: string, { withdrawAllowManualInput, withdrawAmounts }: WithdrawConfig) =>
  withdrawAllowManualInput || withdrawAmounts.includes(amount)

const isPositive = (amount: string) => isAmount(amount) && compareAmounts(amount, '0') > 0

/** Two decimals, or those of the currency (BTC); rounded as the specification says. */
export const rounded = (amount: string, scale: number): string => roundAmount(amount, scale)

/** Whether the first cash-out needs a larger deposit before it (D26). */
export const needsDeposit = ({ maxDepositAmount, requiredDepositAmount4Withdraw }: WithdrawConfig): boolean =>
  compareAmounts(maxDepositAmount, requiredDepositAmount4Withdraw) < 0

export interface ProofIds {
  readonly idcardProofId: string
  readonly idcardHoldProofId: string
  readonly addressProofId: string
  readonly paymentProofId: string
}

/** The entity that the call takes: only the fields of the chosen method are sent, an address as the account's number. */
export function toRequest(values: CashoutValues, proofs: ProofIds, scale: number): WithdrawRequest {
  const asked = new Set(fieldsOf(values.method))
  const value = (field: FieldOfMethod) => (asked.has(field) ? values[field].trim() : '')
  const isCpay = values.method === 'CPAY'
  return {
    amount: rounded(values.amount, scale),
    paymentMethod: values.method,
    routingNumber: value('routingNumber'),
    accountNumber: value('accountNumber') || value('address'),
    accountName: isCpay ? '' : value('accountName'),
    email: value('email'),
    payoutData: {
      accountName: isCpay ? value('accountName') : '',
      toAccount: value('cpayAccount'),
    },
    ...proofs,
    type: 0,
  }
}
