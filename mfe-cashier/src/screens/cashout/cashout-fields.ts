import type { MessageId } from '../../words.ts'

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
} & Record<CashoutProofField, string>

/** The proofs in the order of step 2, each with its name in the member's data and, with `ProofId`, in the request. */
export const PROOF_NAMES = {
  idProof: 'idcard',
  paymentProof: 'payment',
  holdProof: 'idcardHold',
  addressProof: 'address',
} as const
export type CashoutProofField = keyof typeof PROOF_NAMES
export const PROOF_FIELDS = Object.keys(PROOF_NAMES) as CashoutProofField[]

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
export const stepOf = (field: keyof CashoutValues): 0 | 1 => (Object.hasOwn(PROOF_NAMES, field) ? 1 : 0)

/** Each kind of account is a field of its own: what was typed for one method is of no use to another. */
const ACCOUNT_FIELDS = ['accountNumber', 'cpayAccount', 'address'] as const

export type FieldOfMethod = (typeof ACCOUNT_FIELDS)[number] | 'routingNumber' | 'accountName' | 'email'

/** Whether a field holds the account or address that the money goes to. */
export const isAccountField = (field: FieldOfMethod): field is (typeof ACCOUNT_FIELDS)[number] =>
  ACCOUNT_FIELDS.some((account) => account === field)

/** The fields of each method, in the order of games-and-cashier.md 5 (WD-03). */
const FIELDS_OF_METHOD: Readonly<Record<string, readonly FieldOfMethod[]>> = {
  BANK_CARD: ['routingNumber', 'accountNumber', 'accountName'],
  PAYPAL: ['email'],
  MERCADO_PAGO: ['email'],
  CPAY: ['accountName', 'cpayAccount'],
  BTC: ['address'],
}

/** Which fields a method asks for; none for a method that this site does not know. */
export const fieldsOf = (method: string): readonly FieldOfMethod[] =>
  Object.hasOwn(FIELDS_OF_METHOD, method) ? FIELDS_OF_METHOD[method]! : []

/** Two kinds of account have the same label. */
export const labelOf = (field: FieldOfMethod) =>
  field === 'cpayAccount' ? 'cashout.accountNumber' : (`cashout.${field}` as const)

/**
 * Where the money goes, with its label; accounts and addresses are cut to what tells them apart. Null if the method has
 * no such field.
 */
export function destinationOf(values: CashoutValues): { label: MessageId; shown: string } | null {
  const field = fieldsOf(values.method).find((each) => isAccountField(each) || each === 'email')
  if (!field) return null
  const value = values[field].trim()
  if (field === 'email') return { label: labelOf(field), shown: value }
  const shown = field === 'address' ? `${value.slice(0, 6)} … ${value.slice(-6)}` : `… ${value.slice(-4)}`
  return { label: labelOf(field), shown }
}
