import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createScreenStack, type ScreenStack } from './screen-stack.ts'
import { useScreenHistory } from './use-screen-history.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let screens: ScreenStack

function Follower() {
  useScreenHistory(screens)
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
