import { afterEach, expect, it, vi } from 'vitest'
import { freePlace } from './free-place.ts'

/** A phone of 390 x 844 with the icon (44 px) in its corner; elements of the page by their upper and lower end. */
function pageWith(
  controls: Readonly<Record<string, readonly [top: number, bottom: number, width?: number]>>,
): HTMLElement {
  const main = document.createElement('main')
  const placed = Object.entries(controls).map(([name, [top, bottom, width = 52]]) => {
    const control = document.createElement(name === 'words' ? 'h2' : 'button')
    control.getBoundingClientRect = () => new DOMRect(376 - width, top, width, bottom - top)
    main.append(control)
    return { control, top, bottom }
  })
  document.elementsFromPoint = (_, y) =>
    placed.filter(({ top, bottom }) => y >= top && y < bottom).map(({ control }) => control)
  const corner = document.createElement('div')
  const icon = document.createElement('button')
  corner.append(icon)
  document.body.append(main, corner)
  Object.defineProperties(icon, { offsetWidth: { value: 44 }, offsetHeight: { value: 44 } })
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  vi.stubGlobal('getComputedStyle', () => ({ right: '14px', bottom: '78px' }))
  return icon
}

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it.each([
  ['a link to all games is stood above', { seeAll: [733, 777] }, 39],
  ['a cover leaves enough of itself', { cover: [620, 777] }, 0],
  ['a line of a list too', { line: [733, 777, 362] }, 0],
  ['words are no control', { words: [733, 777] }, 0],
  ['the control above that one too', { seeAll: [733, 777], upper: [680, 724] }, 92],
] as const)('%s', (_, controls, lift) => {
  expect(freePlace(pageWith(controls))).toBe(lift)
})
