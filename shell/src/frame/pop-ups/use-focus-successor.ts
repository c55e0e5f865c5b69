import { useEffect } from 'react'
import { useShell } from '../../host/shell-context.tsx'
import { whenUncovered } from './when-uncovered.ts'

interface Place {
  /** Who opened the pop-up. */
  readonly isVisitor: boolean
  readonly opener?: Element
  readonly bar: Element | null
  readonly index: number
}

/** Where Login and Join are, and then a member's Deposit. */
const endOfTopBar = () => document.querySelector('header > div > :last-child')

/**
 * A login replaces the Login and Join of the bars by a member's controls: the pop-up that one of them opened has nothing
 * to return the focus to (`useFocusReturn`). The control that stands in its place takes it, or else the page.
 */
export function useFocusSuccessor(): void {
  const { screens, session } = useShell()
  useEffect(() => {
    let wasOpen = screens.stack.get().length > 0
    // What opened a pop-up before this code was loaded is not known: the bar if a visitor logs in there, otherwise
    // perhaps nobody (a payment's result, which comes with the page).
    const isVisitor = session.known.get() && session.get() === null
    let place: Place | undefined = wasOpen && isVisitor ? { isVisitor, bar: endOfTopBar(), index: 0 } : undefined
    let cancel = (): void => undefined
    const unsubscribe = screens.stack.subscribe(() => {
      const isOpen = screens.stack.get().length > 0
      cancel()
      // A pop-up that opens while another one is closing (the promotion after a login) goes back to the same place.
      if (isOpen && !wasOpen) place ??= placeOf(document.activeElement, session.get() === null)
      if (!isOpen) {
        cancel = whenUncovered(() => {
          if (place && isDue(place, session.get() !== null)) focusSuccessor(place)
          place = undefined
        })
      }
      wasOpen = isOpen
    })
    return () => {
      unsubscribe()
      cancel()
    }
  }, [screens, session])
}

/**
 * Whether nothing else places the focus: the login page that follows a session's end does, and a page's heading has it
 * once it is shown.
 */
function isDue(place: Place, isMember: boolean): boolean {
  if (!isMember && (!place.isVisitor || !place.opener)) return false
  const focused = document.activeElement
  return focused === document.body || (isMember && isReplaced(place) && !focused?.matches('h1'))
}

/**
 * Whether a bar shows a member's controls now where the opener was. The focus is then where a dialog that was rendered
 * ahead has returned it: on a link perhaps that the player had passed with Tab. Within the page, screens place it
 * themselves.
 */
const isReplaced = ({ isVisitor, opener, bar }: Place) =>
  isVisitor && opener?.isConnected === false && bar?.isConnected === true && !bar.closest('main')

function placeOf(opener: Element | null, isVisitor: boolean): Place | undefined {
  if (!opener || opener === document.body) return undefined
  const bar = opener.parentElement
  return { isVisitor, opener, bar, index: bar ? [...bar.children].indexOf(opener) : -1 }
}

function focusSuccessor({ opener, bar, index }: Place): void {
  if (opener?.isConnected) return
  const inPlace = bar?.isConnected && [...bar.children].slice(index).find((child) => child.matches('button, a[href]'))
  const target = inPlace || document.getElementById('content')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
