/** Rows of one statement, and statements of one run: short ones let players' requests in between. */
export const BATCH = 1000
const MOST_BATCHES = 200

/** Deletes rows batch by batch; `remove` deletes at most BATCH of them and returns how many. */
export async function inBatches(remove: () => Promise<number | bigint>): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) if ((await remove()) < BATCH) return
}
