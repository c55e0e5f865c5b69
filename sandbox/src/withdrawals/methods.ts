import { Network, validate } from 'bitcoin-address-validation'
import { Refusal } from '../errors.ts'
import { isEmail } from '../members/email.ts'
import { say, type MessageId } from '../messages/index.ts'
import type { WithdrawalDetail } from './tables.ts'

interface Method {
  readonly code: string
  /** A message, or a name that is the same in every language. */
  readonly name: { readonly id: MessageId } | string
  /** Picks the method's own fields; null where one is missing. Throws where a field is invalid. */
  read(detail: WithdrawalDetail): WithdrawalDetail | null
}

const filled = (...texts: (string | undefined)[]) => texts.every((text) => text !== undefined && text.trim() !== '')

/** Money sent to an invalid address reaches nobody, so it has to pass the same check as at registration. */
function emailAddress(typed: string): string {
  const address = typed.trim()
  if (!isEmail(address)) throw new Refusal('auth.emailInvalid').at('email')
  return address
}

const byEmail = ({ email }: WithdrawalDetail) => (filled(email) ? { email: emailAddress(email!) } : null)

/** A payment in coins cannot be reversed, so the address must be on the main network and have a valid checksum. */
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

/** A method's name in a language. */
export const methodName = ({ name }: Pick<Method, 'name'>, language: string): string =>
  typeof name === 'string' ? name : say(language, name.id)

/** The name of the method with this code, in a language; the code itself where the method is no longer offered. */
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
