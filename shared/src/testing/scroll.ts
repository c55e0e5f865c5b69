import { vi } from 'vitest'

/** A page at rest, 800 px high, with fake timers. */
export function stillPage(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 0)
}

/** Undoes `stillPage`: real timers, and the window's own size. */
export function leavePage(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** Scrolls for some frames, by so many px in each. */
export function scroll(frames: number, px: number): void {
  for (let frame = 0; frame < frames; frame++) {
    vi.advanceTimersByTime(16)
    vi.stubGlobal('scrollY', scrollY + px)
    dispatchEvent(new Event('scroll'))
  }
}
