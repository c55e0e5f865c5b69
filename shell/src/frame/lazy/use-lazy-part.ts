import { useEffect, useEffectEvent, useState } from 'react'
import { savesData, whenQuiet } from './quiet.ts'
import { atFirstSign } from './first-sign.ts'

const known = new Map<() => Promise<unknown>, unknown>()
const RETRY_AFTER_MS = 2_000
/** The retry delay for parts that nobody waits for, such as the chat's icon. */
const LATER_MS = 60_000

/**
 * Loads a part of the frame that the first page can do without: when the page is quiet or at the player's first input,
 * or at once if `needed`; null until then. A failed load is retried; if the part is `needed`, `onFailed` is called as
 * well.
 */
export function useLazyPart<Part extends object>(
  load: () => Promise<Part>,
  needed: boolean,
  onFailed?: () => void,
): Part | null {
  const [part, setPart] = useState(() => (known.get(load) as Part | undefined) ?? null)
  const failed = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    if (part) return
    const fetchPart = async () => {
      try {
        const found: Part = await load()
        known.set(load, found)
        setPart(() => found)
      } catch (error) {
        console.error('a part of the frame could not be loaded', error)
        if (gone) return
        if (needed) failed()
        timer = setTimeout(() => void fetchPart(), needed ? RETRY_AFTER_MS : LATER_MS)
      }
    }
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      signs.abort()
      void fetchPart()
    }
    const signs = needed ? new AbortController() : atFirstSign(start)
    if (needed) start()
    else if (!savesData()) void whenQuiet().then(() => signs.signal.aborted || start())
    return () => {
      gone = true
      signs.abort()
      clearTimeout(timer)
    }
  }, [part, load, needed])
  return part
}
