import { ApiError } from '@croupier/shared/api'
import { act, cleanup, renderScreen, screen, flushPending, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import InviteBonusScreen from './invite-bonus.tsx'

const CLAIM = '/sys/member/receiveInviteBonus'

afterEach(cleanup)

it('a refused claim shows a toast and reloads the figures and tiers', async () => {
  const answers = {
    '/sys/member/getMember': { id: 1, childCount: 1, treasureIndex: 0 },
    '/base/inviteConfig/listAll': [{ id: 4, personCount: 1, bonusAmount: '5.00' }],
    [CLAIM]: () => {
      throw new ApiError({ code: 9, kind: 'refused', message: 'Already claimed.', path: CLAIM })
    },
  }
  const { host } = await renderScreen(<InviteBonusScreen />, { answers, messages, user: {} })
  await userEvent.click(await screen.findByRole('button', { name: 'Claim' }))
  const laterPaths = () =>
    host.record.calls.map(({ path }) => path).slice(host.record.calls.findIndex(({ path }) => path === CLAIM) + 1)
  await vi.waitFor(() =>
    expect(laterPaths().toSorted()).toEqual(['/base/inviteConfig/listAll', '/sys/member/getMember']),
  )
  expect([host.record.toasts, host.record.alerts]).toEqual([['Already claimed.'], []])
})

it.each([
  ['a visitor', 'accepted', null],
  ['the next member', 'refused', testUser({ id: 8 })],
])('a claim answered after the logout shows %s nothing and requests nothing (%s)', async (_, how, next) => {
  const answer = Promise.withResolvers<null>()
  const answers = {
    '/sys/member/getMember': { id: 7, childCount: 1, treasureIndex: 0 },
    '/base/inviteConfig/listAll': [{ id: 4, personCount: 1, bonusAmount: '5.00' }],
    [CLAIM]: () => answer.promise,
  }
  const { host, unmount } = await renderScreen(<InviteBonusScreen />, { answers, messages, user: { id: 7 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Claim' }))
  const paths = () => host.record.calls.map(({ path }) => path)
  await vi.waitFor(() => expect(paths()).toContain(CLAIM))
  unmount()
  host.session.set(next)
  if (how === 'accepted') answer.resolve(null)
  else answer.reject(new ApiError({ code: 9, kind: 'refused', message: 'Already claimed.', path: CLAIM }))
  await flushPending()
  expect(paths().at(-1)).toBe(CLAIM)
  expect([host.record.toasts, host.record.alerts]).toEqual([[], []])
})

it('the GET buttons are each described by their bonus', async () => {
  const answers = {
    '/sys/member/getMember': { id: 1, childCount: 9, treasureIndex: 0 },
    '/base/inviteConfig/listAll': [
      { id: 4, personCount: 1, bonusAmount: '5.00' },
      { id: 5, personCount: 3, bonusAmount: '20.00' },
    ],
  }
  await renderScreen(<InviteBonusScreen />, { answers, messages, user: {} })
  await screen.findByRole('button', { name: 'GET', description: /^\$\s5$/ })
  screen.getByRole('button', { name: 'GET', description: /^\$\s20$/ })
})

it('[AC-22] each tier counts all invited players over its own number', async () => {
  const answers = {
    '/sys/member/getMember': { id: 1, childCount: 2, treasureIndex: 0 },
    '/base/inviteConfig/listAll': [
      { id: 4, personCount: 1, bonusAmount: '5.00' },
      { id: 5, personCount: 3, bonusAmount: '20.00' },
    ],
  }
  await renderScreen(<InviteBonusScreen />, { answers, messages, user: {} })
  await screen.findByText('2 / 1 invited')
  screen.getByText('2 / 3 invited')
})

it('Try again requests only what failed, and stays busy until the response', async () => {
  const again = Promise.withResolvers<object[]>()
  const lists = [() => Promise.reject(new Error('busy')), () => again.promise]
  const answers = {
    '/sys/member/getMember': { id: 1, childCount: 1, treasureIndex: 0 },
    '/base/inviteConfig/listAll': () => lists.shift()!(),
  }
  const { host } = await renderScreen(<InviteBonusScreen />, { answers, messages, user: {} })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  expect([document.activeElement, retry.getAttribute('aria-disabled')]).toEqual([retry, 'true'])
  again.resolve([{ id: 4, personCount: 1, bonusAmount: '5.00' }])
  await screen.findByRole('button', { name: 'Claim' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(host.record.calls.filter(({ path }) => path === '/sys/member/getMember')).toHaveLength(1)
})

it('a bonus that the server sends as a tiny number is shown in full', async () => {
  const answers = {
    '/sys/member/getMember': { id: 1, childCount: 1, treasureIndex: 0 },
    '/base/inviteConfig/listAll': [{ id: 4, personCount: 1, bonusAmount: 0.0000005 }],
  }
  await renderScreen(<InviteBonusScreen />, { answers, messages, user: { currency: 'BTC', currencySymbol: 'B' } })
  await screen.findByText('B 0.0000005')
})

it('[AC-21] each figure is shown next to its name', async () => {
  const member = { childCount: 3, totalAwarded: '40.00', awardBalance: '15.00', pendingAward: '5.00' }
  const answers = {
    '/sys/member/getMember': { id: 1, treasureIndex: 2, ...member },
    '/base/inviteConfig/listAll': [],
  }
  await renderScreen(<InviteBonusScreen />, { answers, messages, user: { invitationCode: 'abc12' } })
  const named = (await screen.findAllByRole('term')).map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent?.replace(/\s/g, ' '),
  ])
  expect(named).toEqual([
    ['Invitation code', 'abc12'],
    ['Invited players', '3'],
    ['Total awarded', '$ 40.00'],
    ['Award balance', '$ 15.00'],
    ['Pending award', '$ 5.00'],
  ])
})

it('[AC-21] a failed copy of the link shows "Copying failed"', async () => {
  const answers = { '/sys/member/getMember': { id: 1 }, '/base/inviteConfig/listAll': [] }
  const { host } = await renderScreen(<InviteBonusScreen />, { answers, messages, user: { invitationCode: 'abc12' } })
  const copy = await screen.findByRole('button', { name: 'Copy' })
  // Not with user-event, which would add the clipboard that this browser lacks.
  await act(async () => copy.click())
  await vi.waitFor(() => expect(host.record.toasts).toEqual(['Copying failed']))
})

it.each([
  ['the member where the session has none', { invitationCode: '' }, 'abc12'],
  ['the session', { invitationCode: 'xyz34' }, 'xyz34'],
])('[AC-21] the invitation code comes from %s', async (_, user, code) => {
  const answers = { '/sys/member/getMember': { id: 1, invitationCode: 'abc12' }, '/base/inviteConfig/listAll': [] }
  await renderScreen(<InviteBonusScreen />, { answers, messages, user })
  expect((await screen.findByText(code)).tagName).toBe('DD')
  expect(screen.getByLabelText<HTMLInputElement>('Invitation link').value).toMatch(new RegExp(`/#/\\?code=${code}$`))
})

it('[AC-21] a member without a code sees no link, but a button to contact us', async () => {
  const answers = { '/sys/member/getMember': { id: 1, invitationCode: null }, '/base/inviteConfig/listAll': [] }
  const { host } = await renderScreen(<InviteBonusScreen />, { answers, messages, user: {} })
  await screen.findByText(messages['invite.noCode'])
  expect(screen.queryByLabelText('Invitation link')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Contact us' }))
  expect(host.record.opened.map(({ id }) => id)).toEqual(['contactUs'])
})

it('another member’s tiers are requested, with bonuses in that member’s currency', async () => {
  const bonuses = ['5.00', '0.00005']
  const answers = {
    '/sys/auth/login': { id: 2, username: 'bit', currency: 'BTC', currencySymbol: 'B', availableBalance: '0' },
    '/sys/member/getMember': { id: 1, childCount: 1, treasureIndex: 0 },
    '/base/inviteConfig/listAll': () => [{ id: 4, personCount: 1, bonusAmount: bonuses.shift() }],
  }
  const { host } = await renderScreen(<InviteBonusScreen />, { answers, messages, user: {} })
  await screen.findByText('$ 5')
  await act(() => host.session.signIn('/sys/auth/login', {}))
  await screen.findByText('B 0.00005')
})
