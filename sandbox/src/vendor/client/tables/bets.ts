/** Chips on the table before a round: what lies where, with undo and repeat. Amounts are minor units. */
export interface Bets {
  all: () => { spot: string; amount: number }[]
  at: (spot: string) => number
  total: () => number
  add: (spot: string, amount: number) => void
  undo: () => void
  clear: () => void
  /** Takes the chips off the table and remembers them for `repeat`. */
  played: () => void
  /** Adds the bets that were played last; chips already on the table stay. */
  repeat: () => void
  canRepeat: () => boolean
}

/** Starts with an empty table; calls `changed` whenever the chips on it have changed. */
export function makeBets(changed: () => void): Bets {
  let steps: { spot: string; amount: number }[] = []
  let last: { spot: string; amount: number }[] = []
  const sums = (): Map<string, number> => {
    const spots = new Map<string, number>()
    for (const { spot, amount } of steps) spots.set(spot, (spots.get(spot) ?? 0) + amount)
    return spots
  }
  const set = (next: { spot: string; amount: number }[]): void => {
    steps = next
    changed()
  }
  const canRepeat = (): boolean => steps.length === 0 && last.length > 0
  return {
    all: () => [...sums()].map(([spot, amount]) => ({ spot, amount })),
    at: (spot) => sums().get(spot) ?? 0,
    total: () => steps.reduce((sum, { amount }) => sum + amount, 0),
    add: (spot, amount) => set([...steps, { spot, amount }]),
    undo: () => set(steps.slice(0, -1)),
    clear: () => set([]),
    played() {
      last = [...sums()].map(([spot, amount]) => ({ spot, amount }))
      set([])
    },
    repeat() {
      if (canRepeat()) set([...last])
    },
    canRepeat,
  }
}
