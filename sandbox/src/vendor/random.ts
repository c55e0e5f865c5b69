import { randomInt } from 'node:crypto'

/** Where every outcome comes from: `below(n)` is uniform over 0..n-1. */
export interface Random {
  below(limit: number): number
}

/** The generator of real rounds: the operating system's cryptographic source. */
export const cryptoRandom: Random = { below: (limit) => (limit < 2 ? 0 : randomInt(limit)) }

/**
 * A fast generator that gives the same sequence for the same seed (sfc32). For simulations and tests only:
 * its outcomes are predictable.
 */
export function seededRandom(seed: number): Random {
  let a = seed | 0
  let b = 0x9e3779b9 | 0
  let c = 0x243f6a88 | 0
  let counter = 1
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 16; i++) next()
  return {
    below(limit) {
      // Values from the last whole multiple of the limit on would favour small results, so they are drawn again.
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit)
      let value = next()
      while (value >= fair) value = next()
      return value % limit
    },
  }
}
