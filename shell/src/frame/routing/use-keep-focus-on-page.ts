import { afterPaint, watchLostFocus } from '@croupier/shared/ui'
import { useEffect } from 'react'

const isOnPage = (control: HTMLElement) => control.closest('#content *') !== null
const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true })

/**
 * Moves the focus to the page when a focused control on it disappears: a favourite that leaves its list, or Try again
 * once the content has loaded. Code that knows a better target for the focus goes first.
 */
export function useKeepFocusOnPage(): void {
  useEffect(
    () =>
      watchLostFocus({
        within: document.body,
        isWatched: isOnPage,
        onLost: (isStillLost) => void afterPaint(() => isStillLost() && focusPage()),
      }),
    [],
  )
}
