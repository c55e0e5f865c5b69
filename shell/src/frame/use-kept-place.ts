import { afterPaint } from '@croupier/shared/ui'
import { useEffect } from 'react'

/**
 * The page takes the focus over from a control of its own that goes away or is disabled: a favourite that leaves its
 * list, the Try again of what has come. The browser would leave it to the document, at whose beginning Tab begins anew.
 * Pop-ups do the same for theirs.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let held: Element | null = null
    const hold = ({ target }: FocusEvent) => {
      held = (target as Element).closest('#content *')
    }
    const isLost = () =>
      held !== null && (!held.isConnected || held.matches(':disabled')) && document.activeElement === document.body
    const keep = () => {
      // Whoever knows a better place comes first.
      if (isLost()) afterPaint(() => isLost() && document.getElementById('content')?.focus({ preventScroll: true }))
    }
    const watch = new MutationObserver(keep)
    addEventListener('focusin', hold)
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      removeEventListener('focusin', hold)
      watch.disconnect()
    }
  }, [])
}
