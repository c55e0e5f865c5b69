import { vi } from 'vitest'

/** A page at rest, 800 px high, with time in the test's hands. */
export function stillPage(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 0)
}

export function leavePage(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** Scrolls by so many px with each of some frames. */
export function scroll(frames: number, px: number): void {
  for (let frame = 0; frame < frames; frame++) {
    vi.advanceTimersByTime(16)
    vi.stubGlobal('scrollY', scrollY + px)
    dispatchEvent(new Event('scroll'))
  }
}
