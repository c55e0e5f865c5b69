import { useEffect, useRef } from 'react'
import type { OpenScreen, ScreenStack } from '../../host/screen-stack.ts'

type Focusable = HTMLElement | null | undefined

interface Opener {
  /**
   * Where the focus may return to, best first: the element that had it, the focusable container around that, and those
   * of the pop-up that it was in.
   */
  readonly elements: readonly Focusable[]
  /** Its dialog recorded what had the focus at another time: when it was rendered ahead, or below a confirmation. */
  readonly isPrepared: boolean
}

/**
 * Returns focus when a pop-up closes (site.md 2). Dialogs do this themselves, except one that replaced another (its
 * opener is gone) or was rendered ahead (it recorded whatever had focus then). Focus goes to the first of these that
 * takes it: the opener, the focusable container around it, the opener of the pop-up that it was in, the top open
 * dialog. Waits while a confirmation is open; a pop-up opened by its answer inherits these elements.
 * `shown`: the pop-ups that are rendered, which follow the stack a moment later. `isConfirming`: a confirmation is
 * open.
 */
export function useFocusReturn(
  { stack, prepared }: ScreenStack,
  shown: readonly OpenScreen[],
  isConfirming: boolean,
): void {
  const target = useRef<Opener>(undefined)
  useEffect(() => {
    const openers = new Map<number, Opener>()
    let before = stack.get()
    return stack.subscribe(() => {
      const after = stack.get()
      const closed = before.filter((screen) => !after.includes(screen))
      const opened = after.filter((screen) => !before.includes(screen))
      const last = closed[0] && openers.get(closed[0].key)
      for (const screen of opened) {
        const { elements = [] } = openers.get(before.at(-1)?.key ?? 0) ?? {}
        const element = document.activeElement as Focusable
        const around = element?.parentElement?.closest<HTMLElement>('[tabindex]')
        // What has the focus now comes last: a dialog rendered ahead may just have returned it to the wrong place.
        const waiting = target.current?.elements ?? []
        const isPrepared = waiting.length > 0 || prepared.get().includes(screen)
        openers.set(screen.key, { elements: [...waiting, element, around, ...elements], ...last, isPrepared })
      }
      for (const { key } of closed) openers.delete(key)
      target.current = opened[0] ? undefined : last
      before = after
    })
  }, [stack, prepared])
  useEffect(() => {
    if (!target.current || isConfirming || shown !== stack.get()) return
    const { elements, isPrepared } = target.current
    // Waits until the dialog itself has returned the focus, which it does in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        target.current = undefined
        if (!isPrepared && document.activeElement !== document.body) return
        if (!elements.some(takesFocus)) [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)?.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [stack, shown, isConfirming])
}

/**
 * Focuses the element and returns whether that worked. The body does not count: it is active while nothing has the
 * focus.
 */
function takesFocus(element: Focusable): boolean {
  element?.focus()
  return element !== document.body && document.activeElement === element
}
