import { vi } from 'vitest'

/** The player looks at another tab for so many seconds, and comes back to this one. */
export function leaveTab(seconds: number): void {
  const back = Date.now() + seconds * 1000
  const turn = (state: DocumentVisibilityState) => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    seen.mockRestore()
  }
  turn('hidden')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(back)
  turn('visible')
  clock.mockRestore()
}
