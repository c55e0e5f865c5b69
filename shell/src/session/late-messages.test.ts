import { expect, it, vi } from 'vitest'
import { INFO, sessionFor, user } from '../testing/test-session.ts'

it.each(['signed-out', 'ended'] as const)(
  'a tab that sees the next token before the message %j keeps the token',
  async (change) => {
    const answers: Record<string, unknown> = { [INFO]: user() }
    const { session, otherTab, onEnded, onSignedOut, setToken, token, announced } = sessionFor(answers)
    await session.start()
    setToken('of the next player')
    answers[INFO] = user({ id: 8 })
    otherTab('token-arrived')
    otherTab(change, 'old')
    expect([session.get(), onSignedOut.mock.calls.length]).toEqual([null, 1])
    otherTab('signed-in')
    await vi.waitFor(() => expect(session.get()?.id).toBe(8))
    expect([token(), announced, onEnded.mock.calls.length]).toEqual(['of the next player', [], 0])
  },
)

it('a session that ends with a renewed token ends here as well', async () => {
  const { session, otherTab, onEnded, setToken, token } = sessionFor({ [INFO]: user() })
  await session.start()
  setToken('renewed')
  otherTab('token-arrived')
  otherTab('ended', 'renewed')
  expect([session.get(), token(), onEnded.mock.calls.length]).toEqual([null, null, 1])
})

it.each([
  ['a logout', 'signed-out'],
  ['a session that ended by itself', 'ended'],
] as const)('%s sends the ended token to the other tabs', async (_, change) => {
  const { session, announced, announcedTokens } = sessionFor({ [INFO]: user(), '/sys/auth/logout': null })
  await session.start()
  if (change === 'ended') session.end()
  else await session.signOut()
  expect([announced, announcedTokens]).toEqual([[change], ['old']])
})
