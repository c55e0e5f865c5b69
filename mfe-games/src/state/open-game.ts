let open: number | null = null

/** Marks the game's pop-up as open until the returned function is called. */
export function holdTable(gameId: number): () => void {
  open = gameId
  return () => {
    if (open === gameId) open = null
  }
}

/** Whether this game's pop-up is open: its info screen then offers no second table of it. */
export const isOpen = (gameId: number): boolean => open === gameId
