import { cleanup, renderScreen, screen, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { QueryLogin } from './query-login.tsx'

afterEach(cleanup)

it('a login in the query area says so as any other does: promotion and chat hear of it', async () => {
  const answers = { '/sys/auth/login': testUser() }
  const { host } = await renderScreen(<QueryLogin title="Withdrawals" next="/withdrawQuery" />, { answers, messages })
  await userEvent.type(await screen.findByLabelText(messages['withdrawQuery.username']), 'demo')
  await userEvent.type(screen.getByLabelText(messages['withdrawQuery.password']), 'demo-1234')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(host.record.events).toEqual([{ name: 'promotion:message', payload: { reason: 'login' } }])
  expect(host.record.paths).toEqual(['/withdrawQuery'])
})
