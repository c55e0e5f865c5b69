import { useEffect, useState } from 'react'

/** After so long without the game's page, the player is told and may try again. */
const SLOW = 12_000
/** A page that says nothing this long after it came may not be the game at all: a browser's own error page. */
const SILENT = 8_000

export type Patience = 'waiting' | 'slow' | 'silent'

/** How the wait for a game goes; `turn` changes with every try. */
export function usePatience(turn: number, isLoaded: boolean, isHeard: boolean): Patience {
  const [late, setLate] = useState<{ turn: number; isLoaded: boolean } | null>(null)
  useEffect(() => {
    if (isHeard) return
    const timer = setTimeout(() => setLate({ turn, isLoaded }), isLoaded ? SILENT : SLOW)
    return () => clearTimeout(timer)
  }, [turn, isLoaded, isHeard])
  if (isHeard || late?.turn !== turn || late.isLoaded !== isLoaded) return 'waiting'
  return isLoaded ? 'silent' : 'slow'
}
