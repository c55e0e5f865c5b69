let open: number | null = null

/** The game's pop-up stands open until the answer is called. */
export function holdTable(gameId: number): () => void {
  open = gameId
  return () => {
    if (open === gameId) open = null
  }
}

/** Whether this game stands open: its information then offers no second table of it. */
export const isOpen = (gameId: number): boolean => open === gameId
