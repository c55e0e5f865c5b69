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
  ['toAccount', 'accountNumber'],
  ['idcardProofId', 'idProof'],
  ['paymentProofId', 'paymentProof'],
  ['idcardHoldProofId', 'holdProof'],
  ['addressProofId', 'addressProof'],
])

export const fieldOfCall = (name: string): keyof CashoutValues | undefined => FIELD_OF_CALL.get(name)

export type FieldOfMethod = 'routingNumber' | 'accountNumber' | 'accountName' | 'email'

/** The fields of each method, in the order of games-and-cashier.md 5 (WD-03). */
const FIELDS: Readonly<Record<string, readonly FieldOfMethod[]>> = {
  BANK_CARD: ['routingNumber', 'accountNumber', 'accountName'],
  PAYPAL: ['email'],
  MERCADO_PAGO: ['email'],
  CPAY: ['accountName', 'accountNumber'],
  BTC: ['accountNumber'],
}

/** Which fields a method asks for; none for a method that this site does not know. */
export const fieldsOf = (method: string): readonly FieldOfMethod[] => FIELDS[method] ?? []

/** Bitcoin's account is an address; the words follow. */
export const labelOf = (method: string, field: FieldOfMethod): MessageId =>
  method === 'BTC' && field === 'accountNumber' ? 'cashout.address' : `cashout.${field}`

/** Where the money goes, with its label: as much as tells it from another one. Null where a method has no such field. */
export function destinationOf(values: CashoutValues): { label: MessageId; shown: string } | null {
  const { method } = values
  const field = fieldsOf(method).find((each) => each === 'accountNumber' || each === 'email')
  if (!field) return null
  const value = values[field].trim()
  if (field === 'email') return { label: labelOf(method, field), shown: value }
  const shown = method === 'BTC' ? `${value.slice(0, 6)} … ${value.slice(-6)}` : `… ${value.slice(-4)}`
  return { label: labelOf(method, field), shown }
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
      message: say('cashout.aboveMonth', { amount: money(config.monthlyLeft ?? '0') }),
      test: ({ amount }) => !config.monthlyLeft || compare(amount, config.monthlyLeft) <= 0,
    },
    // One that was chosen may be offered no more.
    {
      field: 'method',
      message: say('cashout.methodRequired'),
      test: ({ method }) => rules.methods.some(({ code }) => code === method),
    },
    ...fieldsOf(method).flatMap((field) => fieldChecks(method, field, say)),
  ]
}

/** A field is filled in, then it is what it has to be: a payment to an address with a slip is lost. */
function fieldChecks(method: string, field: FieldOfMethod, say: Rules['say']): Check<CashoutValues>[] {
  const label = labelOf(method, field)
  const filled = required<CashoutValues>(field, say(`${label}Required` as MessageId))
  if (field === 'email') return [filled, matches('email', emailSchema, say('cashout.emailInvalid'))]
  if (label !== 'cashout.address') return [filled]
  const isAddress = ({ accountNumber }: CashoutValues) => validate(accountNumber.trim(), Network.mainnet)
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

/** The entity that the call takes: only the fields of the chosen method are sent. */
export function toRequest(values: CashoutValues, proofs: ProofIds, scale: number): WithdrawRequest {
  const asked = new Set(fieldsOf(values.method))
  const value = (field: FieldOfMethod) => (asked.has(field) ? values[field].trim() : '')
  const isCpay = values.method === 'CPAY'
  return {
    amount: rounded(values.amount, scale),
    paymentMethod: values.method,
    routingNumber: value('routingNumber'),
    accountNumber: isCpay ? '' : value('accountNumber'),
    accountName: isCpay ? '' : value('accountName'),
    email: value('email'),
    payoutData: {
      accountName: isCpay ? value('accountName') : '',
      toAccount: isCpay ? value('accountNumber') : '',
    },
    ...proofs,
    type: 0,
  }
}
