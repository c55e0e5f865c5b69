/** Whole numbers below `n` that come out the same on every machine: a linear congruential generator. */
export function steadyRandom(seed: number): (n: number) => number {
  let state = seed >>> 0
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}
