let openGameId: number | null = null

/** Marks the game's pop-up as open until the returned function is called. */
export function markGameOpen(gameId: number): () => void {
  openGameId = gameId
  return () => {
    if (openGameId === gameId) openGameId = null
  }
}

/** Whether this game's pop-up is open: its info screen then does not offer to open it again. */
export const isGameOpen = (gameId: number): boolean => openGameId === gameId
