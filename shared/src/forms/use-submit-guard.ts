import { useCallback, useRef, useState } from 'react'

/**
 * Lets one submit through at a time, and none within `guardMs` of the last one let through (WD-07). `run` resolves to
 * false if the submit was held back; a rejection of `work` is passed on. With several submit buttons, `run` is told
 * which one was pressed, and `buttonOf` gives the state of each: the pressed one is busy and keeps the focus, the
 * others are disabled, as is one that has nothing to submit (`isOff`).
 */
export function useSubmitGuard(guardMs = 0): {
  isBusy: boolean
  buttonOf: (what: unknown, isOff?: boolean) => { readonly isBusy: boolean; readonly isDisabled: boolean }
  run: (work: () => Promise<void> | void, what?: unknown) => Promise<boolean>
} {
  const [busy, setBusy] = useState<{ readonly what: unknown } | null>(null)
  const running = useRef(false)
  const last = useRef(-Infinity)

  const run = useCallback(
    async (work: () => Promise<void> | void, what?: unknown) => {
      const now = performance.now()
      if (running.current || now - last.current < guardMs) return false
      running.current = true
      last.current = now
      setBusy({ what })
      try {
        await work()
      } finally {
        running.current = false
        setBusy(null)
      }
      return true
    },
    [guardMs],
  )
  const buttonOf = (what: unknown, isOff = false) => {
    const isBusy = busy !== null && busy.what === what
    return { isBusy, isDisabled: isOff || (busy !== null && !isBusy) }
  }
  return { isBusy: busy !== null, buttonOf, run }
}
