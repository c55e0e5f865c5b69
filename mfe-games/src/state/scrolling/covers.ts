import type { ScrollSpeed } from '@croupier/shared/list'
import { startTransition, useEffect, useState } from 'react'

/** From one frame to the next; above this, a frame was dropped. */
const LATE_FRAME_MS = 25
/** Longest pause before the next cover of a scrolling list. */
const MAX_PAUSE_MS = 1_000
/** How many covers are drawn at once while the page stands still. */
const BATCH = 6

interface WaitingCover {
  /** px from the top of the page. */
  readonly top: number
  readonly show: () => void
}

const waiting = new Set<WaitingCover>()
let pace: ScrollSpeed = 'still'
let viewportMiddle = 0
let pause = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Called by a long list with its scrolling pace and the window's scroll offset. */
export function setPace(newPace: ScrollSpeed, y = 0): void {
  const hasChanged = newPace !== pace
  pace = newPace
  viewportMiddle = y + innerHeight / 2
  if (hasChanged) schedule(pace === 'still' ? 0 : pause)
}

/**
 * Whether a cover may be drawn yet; `top` is its position in px from the top of the page. Drawing one takes a slow
 * phone longer than a frame. While the page stands still, covers are drawn at once, those in view first; while it
 * scrolls, one by one, as often as this device manages without dropping frames; while it flies past, none.
 */
export function useIsCoverDue(top: number, isEager: boolean): boolean {
  const [isDue, setDue] = useState(() => isEager || pace === 'still')
  useEffect(() => {
    if (isDue) return
    const entry = { top, show: () => startTransition(() => setDue(true)) }
    waiting.add(entry)
    if (timer === undefined) schedule(pause)
    return () => void waiting.delete(entry)
  }, [isDue, top])
  return isDue
}

/** What passes faster than it can be recognised needs no cover. */
const isTooFast = () => pace === 'fast' || pace === 'veryFast'

function schedule(delay: number): void {
  clearTimeout(timer)
  timer = waiting.size === 0 || isTooFast() ? undefined : setTimeout(showNext, delay)
}

function showNext(): void {
  const distance = ({ top }: WaitingCover) => Math.abs(top - viewportMiddle)
  const nearestFirst = [...waiting].sort((one, other) => distance(one) - distance(other))
  for (const entry of nearestFirst.slice(0, pace === 'still' ? BATCH : 1)) {
    waiting.delete(entry)
    entry.show()
  }
  if (pace === 'still') schedule(0)
  else requestAnimationFrame((start) => requestAnimationFrame((end) => adaptPause(end - start)))
}

/** Adapts the pause before the next cover to the ms that the frame with the last one took. */
function adaptPause(frameMs: number): void {
  pause = frameMs > LATE_FRAME_MS ? Math.min(MAX_PAUSE_MS, pause * 2 + 100) : Math.floor(pause / 2)
  schedule(pace === 'still' ? 0 : pause)
}
