import { internalPath } from '@croupier/shared/links'
import type { NavigateFunction } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createNavigation, loginAddress } from './navigation.ts'
import { createScreenStack } from './screen-stack.ts'

afterEach(() => localStorage.clear())

it.each([
  ['/', '/login'],
  ['/article?id=5', '/login?backurl=%2Farticle%3Fid%3D5'],
  ['/password/reset?token=abc', '/login'],
  ['/activation?token=abc', '/login'],
  ['/article?id=%', '/login'],
  ['/article?id=100%25', '/login'],
  [`/article?id=${'/'.repeat(1_000)}`, '/login'],
])('the login address for a visitor at %s is %s', (wanted, address) => {
  expect(loginAddress(wanted)).toBe(address)
  expect(internalPath(address)).toBe(address)
})

it('the login address can carry the ended mark, with or without a return path', () => {
  expect(loginAddress('/lottery', 'ended=1&')).toBe('/login?ended=1&backurl=%2Flottery')
  expect(loginAddress('/', 'ended=1&')).toBe('/login?ended=1')
})

it('navigates to internal paths only, closes the pop-ups and replaces their entry, once a router is attached', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  const navigation = createNavigation(screens)
  const navigate = vi.fn()
  navigation.go('/games?code=friend')
  // An invitation link followed within the page counts as well (D5).
  expect(localStorage.getItem('croupier.inviteCode')).toBe('friend')
  navigation.attach(navigate as unknown as NavigateFunction)
  expect(navigate.mock.lastCall).toEqual(['/games?code=friend', { replace: false }])
  screens.open('terms')
  navigation.go('/lottery')
  expect([navigate.mock.lastCall, screens.stack.get()]).toEqual([['/lottery', { replace: true }], []])
  navigation.go('/', { replace: true })
  expect(navigate.mock.lastCall).toEqual(['/', { replace: true }])
  for (const refused of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) navigation.go(refused)
  expect(navigate).toHaveBeenCalledTimes(3)
})

it('identifies the current history entry, unless its address was typed', () => {
  const screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  const { step } = createNavigation(screens)
  const noted = (state: object | null) => {
    history.replaceState(state, '')
    return step()
  }
  const here = noted({ idx: 2, key: 'a' })
  expect(here).toBeTruthy()
  expect(noted({ idx: 2, key: 'a', usr: { depth: 0 } })).toBe(here)
  expect(noted({ idx: 2, key: 'b' })).not.toBe(here)
  expect(noted({ idx: 3, key: 'a' })).not.toBe(here)
  expect(noted({ idx: 0 })).toBeTruthy()
  expect(noted(null)).toBeUndefined()
  // The mark that invitation.ts sets on an address it has read.
  expect(noted({})).toBeUndefined()
})
