/**
 * A decimal number without a sign, in whole units of the last of `decimals` places: '12.5' with 2 of them is 1250n.
 * Further places are cut off.
 */
export function parseUnits(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}

/** Such units as a decimal number with all its places: 1250n with 2 of them is '12.50'. */
export function formatUnits(units: bigint, decimals: number): string {
  if (decimals === 0) return String(units)
  const sign = units < 0n ? '-' : ''
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** A division rounded up, of a number that is not negative. */
export const ceilDiv = (value: bigint, by: bigint): bigint => (value + by - 1n) / by
