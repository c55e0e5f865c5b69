export interface Random {
  /** True with this probability: 0.1 is once in ten times. */
  chance(share: number): boolean
  /** Throws where there is nothing to pick from. */
  pick<Item>(items: readonly Item[]): Item
}

/** The same seed gives the same choices (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    chance: (share) => next() < share,
    pick: (items) => {
      if (items.length === 0) throw new Error('nothing to pick from')
      return items[Math.floor(next() * items.length)]!
    },
  }
}
