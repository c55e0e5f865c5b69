import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { HashRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNavigation, type Navigation } from './navigation.ts'
import { createScreenStack, type ScreenStack } from './screen-stack.ts'
import { useScreenHistory } from './use-screen-history.ts'

let root: Root
let screens: ScreenStack
let asks = false
let navigation: Navigation

function dismiss(): boolean {
  const isAsked = asks
  asks = false
  return isAsked
}

function Follower() {
  useScreenHistory(screens, dismiss)
  const navigate = useNavigate()
  useEffect(() => navigation.attach(navigate), [navigate])
  return null
}

const ids = () => screens.stack.get().map(({ id }) => id)
/** The router's index of the current history entry. */
const steps = () => (history.state as { idx: number }).idx
const depth = () => (history.state as { usr?: { depth?: number } } | null)?.usr?.depth ?? 0
/** Waits until exactly these pop-ups are open and the history is at the entry of the top one. */
const stands = (...open: string[]) => expect.poll(() => [ids(), depth()]).toEqual([open, open.length])

beforeEach(() => {
  history.replaceState(null, '', '#/')
  screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  navigation = createNavigation(screens)
  render()
})
afterEach(() => root.unmount())

function render(): void {
  root = createRoot(document.createElement('div'))
  flushSync(() =>
    root.render(
      <HashRouter>
        <Follower />
      </HashRouter>,
    ),
  )
}

describe("pop-ups and the browser's history", () => {
  it('Back closes the top pop-up only', async () => {
    screens.open('aboutUs')
    await stands('aboutUs')
    screens.open('terms')
    await stands('aboutUs', 'terms')
    history.back()
    await stands('aboutUs')
    history.back()
    await stands()
    expect(location.hash).toBe('#/')
  })

  it('a pop-up opened before the page was complete stays', async () => {
    root.unmount()
    screens.open('aboutUs')
    render()
    await stands('aboutUs')
    history.back()
    await stands()
  })

  it('Back closes a dialog first, and the next Back the pop-up below it', async () => {
    screens.open('aboutUs')
    await stands('aboutUs')
    screens.open('terms')
    await stands('aboutUs', 'terms')
    asks = true
    history.back()
    await expect.poll(() => asks).toBe(false)
    await stands('aboutUs', 'terms')
    history.back()
    await stands('aboutUs')
  })

  it('Back goes a step back in a pop-up, as often as it has one, and leaves nothing to go forward to', async () => {
    screens.open('aboutUs')
    await stands('aboutUs')
    const length = history.length
    let step = 3
    screens.stack.get()[0]!.goBack = () => --step > 0
    for (const left of [2, 1]) {
      const back = steps()
      history.back()
      await expect.poll(() => [step, steps()]).toEqual([left, back])
      await stands('aboutUs')
    }
    delete screens.stack.get()[0]!.goBack
    history.forward()
    history.back()
    await stands()
    expect(history.length).toBe(length)
  })

  it('a step of the page has an entry, which Back and the page itself remove', async () => {
    const before = steps()
    let isLater = true
    let isBusy = true
    const goBack = () => {
      if (!isBusy) isLater = false
      return !isBusy
    }
    screens.onPageBack(goBack)
    await expect.poll(() => [steps(), depth()]).toEqual([before + 1, 1])
    screens.open('terms')
    await expect.poll(depth).toBe(2)
    history.back()
    await expect.poll(() => [ids(), depth(), isLater]).toEqual([[], 1, true])
    // While a request is being sent, the step stays.
    const asked: unknown[] = []
    addEventListener('popstate', () => asked.push(depth()))
    history.back()
    await expect.poll(() => asked).toEqual([0, 1])
    expect(isLater).toBe(true)
    isBusy = false
    history.back()
    await expect.poll(() => [isLater, depth(), steps()]).toEqual([false, 0, before])
    const leave = screens.onPageBack(goBack)
    await expect.poll(depth).toBe(1)
    screens.open('terms')
    await expect.poll(depth).toBe(2)
    history.back()
    await expect.poll(() => [ids(), depth()]).toEqual([[], 1])
    leave()
    await expect.poll(() => [depth(), steps()]).toEqual([0, before])
  })

  it('the step of a page that another page follows takes no step of the history', async () => {
    const before = steps()
    const leave = screens.onPageBack(() => true)
    await expect.poll(depth).toBe(1)
    navigation.go('/other')
    leave()
    await expect.poll(() => [location.hash, steps(), depth()]).toEqual(['#/other', before + 1, 0])
    history.back()
    await expect.poll(() => [location.hash, steps()]).toEqual(['#/', before])
  })

  it('another page closes dialogs and pop-ups', async () => {
    screens.open('aboutUs')
    await stands('aboutUs')
    asks = true
    location.hash = '#/other'
    await stands()
    expect(asks).toBe(false)
  })

  it('closing a pop-up removes its history entry', async () => {
    screens.open('aboutUs')
    await stands('aboutUs')
    screens.close()
    await stands()
    screens.open('terms')
    await stands('terms')
    history.back()
    await stands()
  })

  it('two pop-ups opened at once take two steps back', async () => {
    screens.open('aboutUs')
    screens.open('terms')
    await stands('aboutUs', 'terms')
    history.back()
    await stands('aboutUs')
  })

  it('one step leads back from a page that a stacked pop-up has opened', async () => {
    const before = steps()
    screens.open('aboutUs')
    screens.open('terms')
    await stands('aboutUs', 'terms')
    navigation.go('/other')
    await stands()
    history.back()
    await expect.poll(() => [location.hash, steps()]).toEqual(['#/', before])
    await stands()
    screens.open('terms')
    await stands('terms')
  })
})
