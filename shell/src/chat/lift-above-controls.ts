/**
 * Pixels: the largest size of a small control. Of what is higher (a game's cover, a banner) or wider (a line of a
 * list), enough stays uncovered to press.
 */
const SMALL = { height: 60, width: 200 }
const GAP = 6
/** A page has at most two small controls one above the other in its corner. */
const MAX_CONTROLS = 2

/** How many pixels an element has to be raised so that it covers no small controls of the page. */
export function liftAboveControls(element: HTMLElement): number {
  const { offsetHeight: height, offsetWidth: width } = element
  const style = getComputedStyle(element.parentElement ?? element)
  const right = innerWidth - parseFloat(style.right)
  const base = innerHeight - parseFloat(style.bottom)
  // Not laid out: another page is loading, or the site hides the element.
  if (Number.isNaN(right + base)) return 0
  let lift = 0
  for (let step = 0; step < MAX_CONTROLS; step++) {
    const top = topOfSmall(right - width, base - lift - height, right, base - lift)
    if (top === undefined) break
    lift = base - top + GAP
  }
  return lift
}

/**
 * The top of the highest small control within a box of the screen, looked for at its corners, middle and edges;
 * undefined if there is none.
 */
function topOfSmall(left: number, top: number, right: number, bottom: number): number | undefined {
  const tops: number[] = []
  for (const x of [left, (left + right) / 2, right - 1]) {
    for (const y of [top, (top + bottom) / 2, bottom - 1]) {
      for (const found of document.elementsFromPoint(x, y)) {
        const control = found.closest('main :is(a, button)')
        const box = control?.getBoundingClientRect()
        if (box && box.height <= SMALL.height && box.width <= SMALL.width) tops.push(box.top)
      }
    }
  }
  return tops.length > 0 ? Math.min(...tops) : undefined
}
