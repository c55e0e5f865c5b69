import { vi } from 'vitest'

/** The player looks at another tab for so many seconds, and comes back to this one. */
export function leaveTab(seconds: number): void {
  const left = Date.now()
  const setVisibility = (state: DocumentVisibilityState, at: number) => {
    // The clock stands still meanwhile: a millisecond between the two would make five seconds less than five.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(at)
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    seen.mockRestore()
    clock.mockRestore()
  }
  setVisibility('hidden', left)
  setVisibility('visible', left + seconds * 1000)
}
