import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Makes Escape close a box that has lost the focus as well: a button that is disabled while focused drops the focus on
 * the page, where no key reaches the box. Only the topmost box reacts. Returns the box's ref.
 */
export function useEscape(onClose: () => void): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.target !== document.body) return
      const top = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
      if (top === box.current) close()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return box
}
