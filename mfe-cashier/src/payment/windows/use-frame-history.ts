import { useEffect, useRef } from 'react'

/** Where history went back over an earlier frame's entries: they stay ahead until a new navigation replaces them. */
let unusedEntries = { entry: '', length: 0, entries: 0 }

/**
 * Navigation inside a provider's frame adds entries to the browser's history, which stay when the frame is gone: each
 * would cost the player a Back that does nothing. Call `markLoaded` on each load of the frame, and `markFinished` when
 * the dialog goes on without it: on unmount, history goes back over those entries in one go.
 */
export function useFrameHistory() {
  const initialLength = useRef(0)
  const loads = useRef(0)
  const hasNavigated = useRef(false)
  const isFinished = useRef(false)
  useEffect(() => {
    initialLength.current = history.length
    const onPage = aheadOnPage()
    // The frame's first navigation replaces the entries ahead, which the history's length counts until then.
    const lengthBefore = history.length - (onPage || aheadOfFrame())
    return () => {
      const entries = history.length - lengthBefore
      const didNavigate = hasNavigated.current || history.length !== initialLength.current || aheadOnPage() < onPage
      // Only if each loaded page was an entry of its own: then the player has not gone back, and these entries are the
      // last ones. There may be fewer loads, as a page may lead on, or report the payment's end, before it has fully
      // loaded.
      if (!isFinished.current || !didNavigate || entries <= 0 || entries < loads.current - 1) return
      unusedEntries = { entry: entryOfPage(), length: history.length, entries }
      history.go(-entries)
    }
  }, [])
  return {
    markLoaded: () => {
      loads.current += 1
      if (history.length !== initialLength.current) hasNavigated.current = true
    },
    markFinished: () => void (isFinished.current = true),
  }
}

/** Tells the page's own entries apart from those of frames; not every browser has it. */
const pageHistory = () => (globalThis as { navigation?: Navigation }).navigation

const entryOfPage = (): string => pageHistory()?.currentEntry?.key ?? ''

/** Entries of the page itself that lie ahead: terms that were read and closed. */
function aheadOnPage(): number {
  const page = pageHistory()
  return page?.currentEntry ? page.entries().length - 1 - page.currentEntry.index : 0
}

/** Entries of an earlier frame that lie ahead: its payment was refused, and is tried again from the same entry. */
const aheadOfFrame = (): number =>
  unusedEntries.entry !== '' && unusedEntries.entry === entryOfPage() && unusedEntries.length === history.length
    ? unusedEntries.entries
    : 0
