// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('open and later boxes end above the keyboard; pinch zoom changes nothing', async () => {
  const view = Object.assign(new EventTarget(), { height: 800, scale: 1 })
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('innerHeight', 800)
  const { aboveKeyboard } = await import('./above-keyboard.ts')
  const resize = (height: number, scale = 1) => {
    Object.assign(view, { height, scale })
    view.dispatchEvent(new Event('resize'))
  }
  const heightOf = (box: HTMLElement) => box.style.getPropertyValue('--visual-viewport-height')
  const [first, second] = [document.createElement('div'), document.createElement('div')]
  const leave = aboveKeyboard(first)!
  expect(heightOf(first)).toBe('')
  resize(420)
  expect(heightOf(first)).toBe('420px')
  aboveKeyboard(second)
  expect(heightOf(second)).toBe('420px')
  leave()
  resize(300, 2)
  expect(heightOf(second)).toBe('420px')
  resize(799.6)
  expect([first, second].map(heightOf)).toEqual(['420px', ''])
})
