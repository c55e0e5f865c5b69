import { cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import JoinSubmittedScreen from './join-submitted.tsx'

afterEach(cleanup)

it.each([true, false])('[AC-06] the welcome mentions a mail only if one was sent: %s', async (mailSent) => {
  await renderScreen(<JoinSubmittedScreen params={{ memberId: 9, mailSent }} />, { messages, user: { id: 9 } })
  await screen.findByText('9')
  expect(screen.queryByText(messages['joined.mail']) !== null).toBe(mailSent)
})
