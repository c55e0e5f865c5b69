import { useEffect, useRef } from 'react'
import type { OpenScreen, ScreenStack } from './screen-stack.ts'

interface Opener {
  /** What had the focus, and for when that is gone, what had it before the pop-up that it was in. */
  readonly elements: readonly (Element | null)[]
  /** Its box remembers what had the focus when it was drawn, not when it was opened. */
  readonly wasAhead: boolean
}

/**
 * Gives the focus back to what had it before a pop-up. Each box does that by itself (site.md 2), but one that took the
 * place of another, as the drawer's screens do, remembers a button that is gone with it, and one that was drawn ahead
 * anything. Where that is gone as well, what opened the pop-up that it was in has it; where that lies behind the pop-up
 * below, that pop-up.
 * `shown`: what stands in the page; it follows the stack a moment later.
 */
export function useFocusReturn({ stack, prepared }: ScreenStack, shown: readonly OpenScreen[]): void {
  const goal = useRef<Opener | null>(null)
  useEffect(() => {
    const openers = new Map<number, Opener>()
    let before = stack.get()
    return stack.subscribe(() => {
      const after = stack.get()
      const closed = before.filter((screen) => !after.includes(screen))
      const opened = after.filter((screen) => !before.includes(screen))
      const last = closed[0] && openers.get(closed[0].key)
      for (const screen of opened) {
        const wasAhead = prepared.get().includes(screen)
        const { elements = [] } = openers.get(before.at(-1)?.key ?? 0) ?? {}
        openers.set(screen.key, { elements: [document.activeElement, ...elements], ...last, wasAhead })
      }
      for (const { key } of closed) openers.delete(key)
      goal.current = (opened.length === 0 && last) || null
      before = after
    })
  }, [stack, prepared])
  useEffect(() => {
    if (!goal.current) return
    const { elements, wasAhead } = goal.current
    // The box itself comes first: it does so with the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body
        if (!isLost && !wasAhead) return
        if (!elements.some(takesFocus) && shown[0]) topBox()?.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
}

function takesFocus(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus()
  return document.activeElement === element
}

const topBox = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
