import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * Calls `onNear` when the marker comes within `threshold` px of the visible end of what scrolls it: the nearest
 * scrolling ancestor, else the window. It is checked again whenever `itemCount` has changed, for the sake of short
 * pages.
 */
export function useNearEnd(
  marker: RefObject<HTMLElement | null>,
  options: { threshold: number; enabled: boolean; itemCount: number; onNear: () => void },
): void {
  const { enabled, threshold, itemCount, onNear } = options
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = marker.current
    if (!enabled || !element) return
    const root = scrollParent(element)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near()
      },
      { root, rootMargin: `0px 0px ${threshold}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [marker, enabled, threshold, itemCount])
}

/** The nearest ancestor that scrolls up and down; null stands for the window. */
export function scrollParent(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body || parent === document.documentElement) return null
    if (/auto|scroll|overlay/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return null
}
