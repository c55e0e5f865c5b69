/**
 * The value that this fraction of the values does not exceed: 0.5 gives the median (the upper of two), 1 the largest. NaN
 * where there are no values.
 */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN
}

/** The middle value; of two, the upper one. */
export const median = (values: readonly number[]) => percentile(values, 0.5)
