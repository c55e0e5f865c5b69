import type { FocusEvent, ReactNode } from 'react'

/**
 * Stands behind an iframe that ends a pop-up, and leads Tab on from the frame's last control to the pop-up's first one.
 * The pop-up cannot see keys that are pressed inside the frame: without this, Tab would leave the page there, and the
 * focus would be put back to the frame's beginning again and again.
 */
export function FrameEnd(): ReactNode {
  const leadOn = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    const frame = currentTarget.previousElementSibling as HTMLElement | null
    // Only Shift+Tab on the first control comes here from anywhere but the frame.
    const isBackwards = relatedTarget !== null && relatedTarget !== frame
    const first = currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>('button, a[href]')
    const next = isBackwards ? frame : first
    next?.focus()
  }
  return <span tabIndex={0} onFocus={leadOn} />
}
