import { useEffect, useEffectEvent, useState } from 'react'
import { savesData, whenQuiet } from '../page/quiet.ts'
import { atFirstSign } from './first-sign.ts'

const known = new Map<() => Promise<unknown>, unknown>()
const RETRY_AFTER_MS = 2_000
/** For what nobody waits for, as the chat's icon. */
const LATER_MS = 60_000

/**
 * A part of the frame that the first page can do without: fetched when the page is quiet or a player moves, or at once
 * when it is needed; null until then. A failed fetch is tried again, and told of where the part is needed.
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
