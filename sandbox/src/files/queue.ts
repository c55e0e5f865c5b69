/** Runs at most `most` works at a time; the others wait in the order in which they came. */
export function makeQueue(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < most) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      // The place is handed to the next one, so that nobody who comes now can take it first.
      const begin = waiting.shift()
      if (begin) begin()
      else running -= 1
    }
  }
}
