import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import PersonalDetailsScreen from './personal-details.tsx'

afterEach(cleanup)

it('the activation mail is offered only to a member with an unconfirmed address', async () => {
  const answers = { '/sys/member/mail/join/send': true }
  for (const user of [{}, { activated: true }]) {
    const { unmount } = await renderScreen(<PersonalDetailsScreen />, { answers, messages, user })
    await screen.findByText(messages['details.note'])
    expect(screen.queryByRole('button', { name: 'Resend mail' })).toBeNull()
    unmount()
  }
  const { host } = await renderScreen(<PersonalDetailsScreen />, {
    answers,
    messages,
    user: { id: 7, activated: false },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Resend mail' }))
  await vi.waitFor(() => expect(host.record.alerts).toEqual([messages['activate.sendSuccessMsg']]))
  expect(host.record.calls).toEqual([{ path: '/sys/member/mail/join/send', body: { id: 7 } }])
})

it.each([
  ['+49', '+49 170'],
  ['', '170'],
])('[AC-18] a mobile number with the prefix %j is shown as %j', async (mobilePrefix, phone) => {
  await renderScreen(<PersonalDetailsScreen />, { messages, user: { mobilePrefix, mobile: '170' } })
  expect(await screen.findByText(phone)).toBeTruthy()
})
