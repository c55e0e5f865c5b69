import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createScreenStack, type ScreenStack } from './screen-stack.ts'
import { useScreenHistory } from './use-screen-history.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let screens: ScreenStack
let asks = false

function dismiss(): boolean {
  const asked = asks
  asks = false
  return asked
}

function Follower() {
  useScreenHistory(screens, dismiss)
  return null
}

const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 60)))
const ids = () => screens.stack.get().map(({ id }) => id)

beforeEach(async () => {
  history.replaceState(null, '', '#/')
  screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<HashRouter><Follower /></HashRouter>))
})
afterEach(() => act(async () => root.unmount()))

describe('pop-ups and the history of the browser', () => {
  it('Back closes the top pop-up alone', async () => {
    act(() => screens.open('aboutUs'))
    await settled()
    act(() => screens.open('terms'))
    await settled()
    history.back()
    await settled()
    expect(ids()).toEqual(['aboutUs'])
    history.back()
    await settled()
    expect(ids()).toEqual([])
    expect(location.hash).toBe('#/')
  })

  it('Back closes a question first, and the pop-up below it with the next one', async () => {
    act(() => screens.open('aboutUs'))
    await settled()
    act(() => screens.open('terms'))
    await settled()
    asks = true
    history.back()
    await settled()
    expect([asks, ids()]).toEqual([false, ['aboutUs', 'terms']])
    history.back()
    await settled()
    expect(ids()).toEqual(['aboutUs'])
  })

  it('another page leaves neither question nor pop-up behind', async () => {
    act(() => screens.open('aboutUs'))
    await settled()
    asks = true
    act(() => void (location.hash = '#/other'))
    await settled()
    expect([asks, ids()]).toEqual([false, []])
  })

  it('closing a pop-up takes its entry with it', async () => {
    act(() => screens.open('aboutUs'))
    await settled()
    act(() => screens.close())
    await settled()
    expect((history.state as { usr?: { depth?: number } } | null)?.usr?.depth ?? 0).toBe(0)
    act(() => screens.open('terms'))
    await settled()
    history.back()
    await settled()
    expect(ids()).toEqual([])
  })

  it('two opened at once are two steps back', async () => {
    act(() => {
      screens.open('aboutUs')
      screens.open('terms')
    })
    await settled()
    history.back()
    await settled()
    expect(ids()).toEqual(['aboutUs'])
  })
})
