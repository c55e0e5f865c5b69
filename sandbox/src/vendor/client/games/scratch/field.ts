import { h, keepFocus } from '../../core/dom.ts'
import { isStill } from '../../core/motion.ts'
import { t } from '../../core/texts.ts'

const SIZE = 120
const ENOUGH = 9

/** The foil of a field: brass with a fine pattern, scratched away along the pointer's way. */
function paintFoil(canvas: HTMLCanvasElement): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.globalCompositeOperation = 'source-over'
  const sheen = pen.createLinearGradient(0, 0, SIZE, SIZE)
  sheen.addColorStop(0, '#e6c078')
  sheen.addColorStop(0.5, '#b9852f')
  sheen.addColorStop(1, '#dcb062')
  pen.fillStyle = sheen
  pen.fillRect(0, 0, SIZE, SIZE)
  pen.strokeStyle = '#7a4f0e44'
  for (let at = -SIZE; at < SIZE; at += 10) {
    pen.beginPath()
    pen.moveTo(at, 0)
    pen.lineTo(at + SIZE, SIZE)
    pen.moveTo(at + SIZE, 0)
    pen.lineTo(at, SIZE)
    pen.stroke()
  }
}

/** One of the nine fields: a button that opens at a click or when enough of its foil is gone. */
export function makeField(position: number, opened: () => void) {
  const amount = h('span', { class: 'amount num' })
  const canvas = h('canvas', { width: SIZE, height: SIZE, 'aria-hidden': 'true' })
  const element = h(
    'button',
    { type: 'button', class: 'field', disabled: true, onmousedown: keepFocus, onclick: () => open() },
    amount,
    canvas,
  )
  let text = ''
  let closed = true
  let strokes = 0

  function open(): void {
    if (!closed || text === '') return
    closed = false
    element.classList.add('open')
    element.setAttribute('aria-label', t('scratch.open', { place: position, amount: text }))
    opened()
  }
  return {
    element,
    open,
    isOpen: () => !closed,
    /** Scratches at a point in viewport coordinates. */
    scratch(x: number, y: number) {
      const box = element.getBoundingClientRect()
      if (!closed || text === '' || x < box.left || x > box.right || y < box.top || y > box.bottom) return
      const pen = canvas.getContext('2d')
      if (pen && !isStill()) {
        pen.globalCompositeOperation = 'destination-out'
        pen.beginPath()
        pen.arc(((x - box.left) / box.width) * SIZE, ((y - box.top) / box.height) * SIZE, 22, 0, 7)
        pen.fill()
      }
      strokes++
      if (strokes >= ENOUGH) open()
    },
    /** Covers the field for a new card; `under` is the text below the foil. */
    cover(under: string) {
      text = under
      closed = true
      strokes = 0
      // Drawn by CSS, so that what the foil covers is not part of the field's text.
      amount.dataset['under'] = under
      element.disabled = under === ''
      element.classList.remove('open', 'hit')
      element.setAttribute('aria-label', t('scratch.cell', { place: position }))
      paintFoil(canvas)
    },
    hit: () => element.classList.add('hit'),
  }
}
