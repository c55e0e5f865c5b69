import { useEffect, useEffectEvent, useState } from 'react'
import { savesData, whenIdle } from './idle.ts'
import { onFirstActivity } from './first-activity.ts'

const loadedParts = new Map<() => Promise<unknown>, unknown>()
const RETRY_AFTER_MS = 2_000
/** The retry delay for parts that nobody waits for, such as the chat's icon. */
const BACKGROUND_RETRY_MS = 60_000

/**
 * Loads a part of the frame that the first page can do without: when the page is idle or at the player's first input,
 * or at once if `needed`; null until then. A failed load is retried; if the part is `needed`, `onFailed` is called as
 * well.
 */
export function useLazyPart<Part extends object>(
  load: () => Promise<Part>,
  needed: boolean,
  onFailed?: () => void,
): Part | null {
  const [part, setPart] = useState(() => (loadedParts.get(load) as Part | undefined) ?? null)
  const failed = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    if (part) return
    const fetchPart = async () => {
      try {
        const found: Part = await load()
        loadedParts.set(load, found)
        setPart(() => found)
      } catch (error) {
        console.error('a part could not be loaded', error)
        if (isUnmounted) return
        if (needed) failed()
        timer = setTimeout(() => void fetchPart(), needed ? RETRY_AFTER_MS : BACKGROUND_RETRY_MS)
      }
    }
    let isUnmounted = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      activity.abort()
      void fetchPart()
    }
    const activity = needed ? new AbortController() : onFirstActivity(start)
    if (needed) start()
    else if (!savesData()) void whenIdle().then(() => activity.signal.aborted || start())
    return () => {
      isUnmounted = true
      activity.abort()
      clearTimeout(timer)
    }
  }, [part, load, needed])
  return part
}
