import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenSeen } from './when-seen.ts'

const frame = { titleId: 'of-a-list' }
const page = () => document.querySelector('main')!
/** Longer than a glance. */
const look = () => vi.advanceTimersByTimeAsync(1000)
const glance = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => {
  vi.useFakeTimers()
  const main = document.createElement('main')
  main.append(Object.assign(document.createElement('h1'), { id: 'of-a-list' }))
  document.body.replaceChildren(main)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a screen with nothing above it counts as seen at once', () => {
  const see = vi.fn()
  whenSeen(frame, see)
  expect(see).toHaveBeenCalledOnce()
})

it('a screen below a pop-up counts as seen once, after the pop-up has closed', async () => {
  const see = vi.fn()
  page().setAttribute('inert', '')
  whenSeen(frame, see)
  await look()
  expect(see).not.toHaveBeenCalled()
  for (let times = 0; times < 2; times++) {
    page().removeAttribute('inert')
    await look()
    page().setAttribute('inert', '')
    await look()
  }
  page().removeAttribute('inert')
  await look()
  expect(see).toHaveBeenCalledOnce()
})

it('a screen that is uncovered for a moment does not count as seen', async () => {
  const see = vi.fn()
  page().setAttribute('inert', '')
  whenSeen(frame, see)
  page().removeAttribute('inert')
  await glance()
  page().replaceChildren()
  await look()
  expect(see).not.toHaveBeenCalled()
})

it('a screen that is removed below a pop-up does not count as seen', async () => {
  const see = vi.fn()
  page().setAttribute('inert', '')
  whenSeen(frame, see)
  page().replaceChildren()
  page().removeAttribute('inert')
  await look()
  expect(see).not.toHaveBeenCalled()
})

it('a screen in a hidden tab does not count as seen', () => {
  const see = vi.fn()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  whenSeen(frame, see)
  expect(see).not.toHaveBeenCalled()
})
