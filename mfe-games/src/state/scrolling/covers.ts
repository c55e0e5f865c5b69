import type { ScrollSpeed } from '@croupier/shared/list'
import { startTransition, useEffect, useState } from 'react'

/** ms from one frame to the next; above this, a frame was dropped. */
const LATE = 25
/** Longest pause in ms before the next cover of a scrolling list. */
const MAX_PAUSE_MS = 1_000
/** How many covers are drawn at once while the page stands still. */
const HANDFUL = 6

interface Waiting {
  /** px from the page's beginning. */
  readonly at: number
  readonly show: () => void
}

const waiting = new Set<Waiting>()
let pace: ScrollSpeed = 'still'
let middle = 0
let pause = 0
let next: ReturnType<typeof setTimeout> | undefined

/** Called by a long list with its scrolling pace and the window's scroll offset. */
export function setPace(now: ScrollSpeed, y = 0): void {
  const isNew = now !== pace
  pace = now
  middle = y + innerHeight / 2
  if (isNew) plan(pace === 'still' ? 0 : pause)
}

/**
 * Whether a cover may be drawn yet; `at` is its place in px from the top of the page. Drawing one takes a slow phone
 * longer than a frame. While the page stands still, covers are drawn at once, those in sight first; while it scrolls,
 * one by one, as often as this device manages without dropping frames; while it flies past, none.
 */
export function useCoverTurn(at: number, isAtOnce: boolean): boolean {
  const [isDue, setDue] = useState(() => isAtOnce || pace === 'still')
  useEffect(() => {
    if (isDue) return
    const entry = { at, show: () => startTransition(() => setDue(true)) }
    waiting.add(entry)
    if (next === undefined) plan(pause)
    return () => void waiting.delete(entry)
  }, [isDue, at])
  return isDue
}

/** What passes faster than it can be recognised needs no cover. */
const isTooFast = () => pace === 'fast' || pace === 'veryFast'

function plan(after: number): void {
  clearTimeout(next)
  next = waiting.size === 0 || isTooFast() ? undefined : setTimeout(letIn, after)
}

function letIn(): void {
  const away = ({ at }: Waiting) => Math.abs(at - middle)
  const order = [...waiting].sort((one, other) => away(one) - away(other))
  for (const entry of order.slice(0, pace === 'still' ? HANDFUL : 1)) {
    waiting.delete(entry)
    entry.show()
  }
  if (pace === 'still') plan(0)
  else requestAnimationFrame((begun) => requestAnimationFrame((shown) => learn(shown - begun)))
}

/** Adapts the pause before the next cover to the ms that the frame with the last one took. */
function learn(took: number): void {
  pause = took > LATE ? Math.min(MAX_PAUSE_MS, pause * 2 + 100) : Math.floor(pause / 2)
  plan(pace === 'still' ? 0 : pause)
}
