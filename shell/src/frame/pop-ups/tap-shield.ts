import css from './tap-shield.module.css'
import { MODAL } from './when-uncovered.ts'

/** As long as the second tap of a double one may follow. The shield's style has the same. */
const DOUBLE_TAP_MS = 350

/**
 * Once the control that was tapped is gone (a Close, with its pop-up) or a pop-up covers it, covers its place for a
 * moment: the second tap of a double one would press whatever lies there now. What is tapped elsewhere counts at once.
 */
export function shieldPlaceOf(control: Element, tap: MouseEvent): void {
  const observer = new MutationObserver((changes) => {
    if (!isGone(control) && !changes.some(addsPopUp)) return
    observer.disconnect()
    cover(tap)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), DOUBLE_TAP_MS)
}

/** Home is only hidden while another page is shown: React's Activity sets its style. */
const isGone = (control: Element): boolean =>
  !control.isConnected || control.closest('[style*="display: none"]') !== null

/** Pop-ups open beside the page; one inside it is only laid out ahead. */
const addsPopUp = ({ target, addedNodes }: MutationRecord): boolean =>
  target === document.body && [...addedNodes].some((node) => node instanceof Element && node.querySelector(MODAL))

function cover({ clientX, clientY }: MouseEvent): void {
  const shield = document.createElement('div')
  shield.className = css.shield!
  // The pop-ups' library neither makes it inert nor takes a tap on it for one beside its pop-up.
  shield.dataset['reactAriaTopLayer'] = 'true'
  shield.style.left = `${clientX}px`
  shield.style.top = `${clientY}px`
  // Otherwise the focus would leave what it has been returned to.
  shield.addEventListener('mousedown', (event) => event.preventDefault())
  // An animation, not a timer: tests stop the clock.
  shield.addEventListener('animationend', () => shield.remove())
  document.body.append(shield)
}
