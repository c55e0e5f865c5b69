import { useEffect, useState } from 'react'

const known = new Map<() => Promise<unknown>, unknown>()
/** The first page comes first: what nobody needs yet is fetched when it stands. */
const LATER = 1_500
const AGAIN = 2_000

/**
 * A part of the frame that the first page can do without: fetched soon after, or at once when it is needed; null
 * until then. A failed fetch is tried again for as long as the part is needed.
 */
export function usePart<Part extends object>(load: () => Promise<Part>, needed: boolean): Part | null {
  const [part, setPart] = useState(() => (known.get(load) as Part | undefined) ?? null)
  useEffect(() => {
    if (part) return
    const fetchPart = async () => {
      try {
        const found: Part = await load()
        known.set(load, found)
        setPart(() => found)
      } catch (error) {
        console.error('a part of the frame could not be loaded', error)
        if (needed) timer = setTimeout(() => void fetchPart(), AGAIN)
      }
    }
    let timer = setTimeout(() => void fetchPart(), needed ? 0 : LATER)
    return () => clearTimeout(timer)
  }, [part, load, needed])
  return part
}
