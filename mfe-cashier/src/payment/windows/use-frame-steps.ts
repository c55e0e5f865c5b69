import { useEffect, useRef } from 'react'

/** Where an earlier frame's steps were gone back over: they lie ahead until another step takes their place. */
let gone = { entry: '', length: 0, steps: 0 }

/**
 * A provider's page takes steps in its frame, and the browser's history keeps them when the frame is gone: a Back for
 * each of them that does nothing. `leave` is said when the dialog goes on without the frame: those steps are gone back over in one.
 */
export function useFrameSteps() {
  const first = useRef(0)
  const loads = useRef(0)
  const hasStepped = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    first.current = history.length
    const onPage = aheadOnPage()
    // The frame's first step takes the place of what lies ahead, which the history's length counts until then.
    const before = history.length - (onPage || aheadOfFrame())
    return () => {
      const steps = history.length - before
      const isStep = hasStepped.current || history.length !== first.current || aheadOnPage() < onPage
      // Each page that came was a step of its own: the player has not gone back, and they are the last ones. A page may
      // lead on, or tell how the payment ended, before all of it has come.
      if (!isLeft.current || !isStep || steps <= 0 || steps < loads.current - 1) return
      gone = { entry: entryOfPage(), length: history.length, steps }
      history.go(-steps)
    }
  }, [])
  return {
    loaded: () => {
      loads.current += 1
      if (history.length !== first.current) hasStepped.current = true
    },
    leave: () => void (isLeft.current = true),
  }
}

/** Not every browser tells the page's own steps apart from those of frames. */
const pageHistory = () => (globalThis as { navigation?: Navigation }).navigation

const entryOfPage = (): string => pageHistory()?.currentEntry?.key ?? ''

/** Steps of the page that lie ahead: terms that were read and closed. */
function aheadOnPage(): number {
  const page = pageHistory()
  return page?.currentEntry ? page.entries().length - 1 - page.currentEntry.index : 0
}

/** Steps of an earlier frame that lie ahead: a payment that was refused, and is tried again in the same place. */
const aheadOfFrame = (): number =>
  gone.entry !== '' && gone.entry === entryOfPage() && gone.length === history.length ? gone.steps : 0
