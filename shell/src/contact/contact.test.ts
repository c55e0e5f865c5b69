import { describe, expect, it } from 'vitest'
import { mailAddress, messageText } from './message.ts'
import { supportAddress } from './support-address.ts'

const config = { email: 'hello@croupier.example' }

describe('the support address (D6)', () => {
  it.each([
    ['www.croupier.example', 'support@croupier.example'],
    ['play.croupier.example', 'support@play.croupier.example'],
    ['WWW.Croupier.Example', 'support@croupier.example'],
    ['localhost', 'hello@croupier.example'],
    ['127.0.0.1', 'hello@croupier.example'],
    ['[::1]', 'hello@croupier.example'],
  ])('%s', (host, address) => expect(supportAddress(host, config)).toBe(address))
})

describe('the finished message (D9)', () => {
  const labels = { name: 'Name', username: 'Username', email: 'E-mail', phone: 'Phone', topic: 'Query type' }
  const fields = {
    name: 'Ada & Co',
    username: 'ada',
    email: 'ada@players.example',
    phone: '+1 2',
    topic: 'Deposit',
    message: 'Where is it?\n100%',
  }

  it('contains all fields, with the query type as its subject', () => {
    const text = messageText(fields, labels)
    expect(text).toBe(
      'Name: Ada & Co\nUsername: ada\nE-mail: ada@players.example\nPhone: +1 2\nQuery type: Deposit\n\nWhere is it?\n100%',
    )
    const url = new URL(mailAddress('support@croupier.example', 'Deposit', text))
    expect(url.pathname).toBe('support@croupier.example')
    expect(url.searchParams.get('subject')).toBe('Deposit')
    expect(url.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text)
  })
})
