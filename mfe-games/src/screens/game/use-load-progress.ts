import { useEffect, useState } from 'react'

/** Without the game's page for this long, the player is informed and may try again. */
const SLOW_AFTER_MS = 12_000
/**
 * Games send messages while they load: a loaded page that is still silent after this may be the browser's error page.
 */
const SILENT_AFTER_MS = 1_000

export type LoadProgress = 'waiting' | 'slow' | 'silent'

/**
 * State of the wait for a game: 'slow' without a loaded page for SLOW_AFTER_MS, 'silent' without a message of a loaded
 * page for SILENT_AFTER_MS. The wait starts over when `attempt` changes.
 */
export function useLoadProgress(attempt: number, isLoaded: boolean, hasMessaged: boolean): LoadProgress {
  const [late, setLate] = useState<{ attempt: number; isLoaded: boolean } | null>(null)
  const isDone = isLoaded && hasMessaged
  useEffect(() => {
    if (isDone) return
    const timer = setTimeout(() => setLate({ attempt, isLoaded }), isLoaded ? SILENT_AFTER_MS : SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [attempt, isLoaded, isDone])
  if (isDone || late?.attempt !== attempt || late.isLoaded !== isLoaded) return 'waiting'
  return isLoaded ? 'silent' : 'slow'
}
