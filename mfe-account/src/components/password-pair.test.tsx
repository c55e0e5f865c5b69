import { cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { PasswordPair } from './password-pair.tsx'

afterEach(cleanup)

const bind = (name: string, value: string, error?: string) => ({
  name,
  value,
  error,
  onChange: () => {},
  ref: () => {},
})
const pair = (value: string, error?: string) => (
  <PasswordPair
    password={bind('password', value, error)}
    repassword={bind('repassword', '')}
    labels={['Password', 'Retype password']}
  />
)

it.each([
  ['', undefined, messages['password.hint'], ''],
  ['abc', undefined, messages['password.hint'], 'Password strength: Weak'],
  ['Abcdefghi1', undefined, messages['password.hint'], 'Password strength: Strong'],
  ['abc', 'New password required', `New password required ${messages['password.hint']}`, 'Password strength: Weak'],
])(
  'the rule describes the field, and the status announces the strength: %j %s',
  async (typed, error, rule, announcement) => {
    await renderScreen(pair(typed, error), { messages })
    expect((await screen.findByRole('status')).textContent).toBe(announcement)
    const ids = screen.getByLabelText('Password').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toBe(rule)
  },
)
