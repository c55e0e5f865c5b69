import { useEffect, useState } from 'react'

/** After so long without the game's page, the player is told and may try again. */
const SLOW = 12_000
/** A game speaks while it loads: a page that came and is still silent after this may be the browser's error page. */
const SILENT = 1_000

export type Patience = 'waiting' | 'slow' | 'silent'

/** How the wait for a game goes; `turn` changes with every try. */
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
