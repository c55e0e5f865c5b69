import css from './tap-shield.module.css'

/** As long as the second tap of a double one may follow. The shield's style has the same. */
const DOUBLE_TAP_MS = 350
const SHIELD_EVENTS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'] as const

/**
 * Once the control that was tapped is gone (a Close, with its pop-up), covers its place for a moment: the second tap of a
 * double one would press whatever lies there now. What is tapped elsewhere counts at once.
 */
export function shieldPlaceOf(control: Element, tap: MouseEvent): void {
  const observer = new MutationObserver(() => {
    if (control.isConnected) return
    observer.disconnect()
    cover(tap)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), DOUBLE_TAP_MS)
}

function cover({ clientX, clientY }: MouseEvent): void {
  const shield = document.createElement('div')
  shield.className = css.shield!
  shield.style.left = `${clientX}px`
  shield.style.top = `${clientY}px`
  // On the window: for the pop-ups' library, this would be a press beside the pop-up below.
  const swallow = (event: Event) => event.target === shield && event.stopImmediatePropagation()
  for (const event of SHIELD_EVENTS) addEventListener(event, swallow, true)
  // An animation, not a timer: tests stop the clock.
  shield.addEventListener('animationend', () => {
    shield.remove()
    for (const event of SHIELD_EVENTS) removeEventListener(event, swallow, true)
  })
  document.body.append(shield)
}
