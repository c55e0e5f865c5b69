/**
 * The value that the given part of all values does not exceed: 0.5 the median (the upper of two), 0.95, 1 the largest.
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)
