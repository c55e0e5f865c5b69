import { useEffect, useState } from 'react'

/** ms without the game's page after which the player is told and may try again. */
const SLOW = 12_000
/**
 * Games send messages while they load: a loaded page that is still silent after this may be the browser's error page.
 */
const SILENT = 1_000

export type Patience = 'waiting' | 'slow' | 'silent'

/**
 * State of the wait for a game: 'slow' after SLOW ms without a loaded page, 'silent' after SILENT ms without a message
 * of a loaded one. `turn` changes with every try and starts the wait over.
 */
export function usePatience(turn: number, isLoaded: boolean, isHeard: boolean): Patience {
  const [late, setLate] = useState<{ turn: number; isLoaded: boolean } | null>(null)
  const isThere = isLoaded && isHeard
  useEffect(() => {
    if (isThere) return
    const timer = setTimeout(() => setLate({ turn, isLoaded }), isLoaded ? SILENT : SLOW)
    return () => clearTimeout(timer)
  }, [turn, isLoaded, isThere])
  if (isThere || late?.turn !== turn || late.isLoaded !== isLoaded) return 'waiting'
  return isLoaded ? 'silent' : 'slow'
}
