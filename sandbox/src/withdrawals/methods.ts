import { Network, validate } from 'bitcoin-address-validation'
import { Refusal } from '../errors.ts'
import { isEmail } from '../members/email.ts'
import { say, type MessageId } from '../messages/index.ts'
import type { WithdrawalDetail } from './tables.ts'

interface Method {
  readonly code: string
  /** A message, or a name that is the same in every language. */
  readonly name: { readonly id: MessageId } | string
  /** What the form has to bring; null where something is missing. Throws where a field is not what it has to be. */
  read(detail: WithdrawalDetail): WithdrawalDetail | null
}

const filled = (...texts: (string | undefined)[]) => texts.every((text) => text !== undefined && text.trim() !== '')

/** Money for an address that is none goes to nobody: it is one by the rule of registration. */
function emailAddress(typed: string): string {
  const address = typed.trim()
  if (!isEmail(address)) throw new Refusal('auth.emailInvalid').at('email')
  return address
}

const byEmail = ({ email }: WithdrawalDetail) => (filled(email) ? { email: emailAddress(email!) } : null)

/** A payment in coins cannot be reversed: an address is one of the real network, whose checksum is right. */
function bitcoinAddress(typed: string): string {
  const address = typed.trim()
  if (!validate(address, Network.mainnet)) throw new Refusal('withdraw.address').at('accountNumber')
  return address
}

/** games-and-cashier.md 3 and 5: withdraw methods and the fields of each. */
export const METHODS: readonly Method[] = [
  {
    code: 'BANK_CARD',
    name: { id: 'withdraw.bankAccount' },
    read: ({ routingNumber, accountNumber, accountName }) =>
      filled(routingNumber, accountNumber, accountName)
        ? { routingNumber: routingNumber!, accountNumber: accountNumber!, accountName: accountName! }
        : null,
  },
  { code: 'PAYPAL', name: 'PayP', read: byEmail },
  { code: 'MERCADO_PAGO', name: { id: 'withdraw.mercadoWallet' }, read: byEmail },
  {
    code: 'CPAY',
    name: 'CPAY',
    read: ({ payoutData }) =>
      payoutData && filled(payoutData.accountName, payoutData.toAccount) ? { payoutData } : null,
  },
  {
    code: 'BTC',
    name: 'Bitcoin',
    read: ({ accountNumber }) => (filled(accountNumber) ? { accountNumber: bitcoinAddress(accountNumber!) } : null),
  },
]

/** What a method is called in a language. */
export const methodName = ({ name }: Pick<Method, 'name'>, language: string): string =>
  typeof name === 'string' ? name : say(language, name.id)

/** What the method of a code is called in a language; one that is offered no more is called by its code. */
export function nameOfMethod(code: string, language: string): string {
  const method = METHODS.find((each) => each.code === code)
  return method ? methodName(method, language) : code
}

/** The method's own fields of a request. Throws withdraw.method, .fields or .address, or auth.emailInvalid. */
export function readDetail(code: string, detail: WithdrawalDetail): WithdrawalDetail {
  const method = METHODS.find((each) => each.code === code)
  if (!method) throw new Refusal('withdraw.method')
  const read = method.read(detail)
  if (!read) throw new Refusal('withdraw.fields')
  return read
}
