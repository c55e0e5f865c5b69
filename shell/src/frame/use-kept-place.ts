import { afterPaint, watchLostFocus } from '@croupier/shared/ui'
import { useEffect } from 'react'

const isOnPage = (control: HTMLElement) => control.closest('#content *') !== null
const take = () => document.getElementById('content')?.focus({ preventScroll: true })

/**
 * The page takes the focus over from a control of its own that goes: a favourite that leaves its list, the Try again of
 * what has come. Whoever knows a better place comes first.
 */
export function useKeptPlace(): void {
  useEffect(
    () =>
      watchLostFocus({
        within: document.body,
        isOwn: isOnPage,
        onLost: (isStillLost) => void afterPaint(() => isStillLost() && take()),
      }),
    [],
  )
}
