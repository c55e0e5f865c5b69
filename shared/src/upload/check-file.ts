/** Document upload (site.md 5): up to 6 files; JPEG, PNG or BMP by their content; 5 MB each. */
export const MAX_FILES = 6
export const MAX_BYTES = 5 * 1024 * 1024
export const ACCEPTED = 'image/jpeg,image/png,image/bmp'

export type FileProblem = 'type' | 'size' | 'empty' | 'unreadable'

const SIGNATURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x42, 0x4d],
]

/** What is wrong with a file, or null. Its first bytes count, not its name: files lie about their type (AC-24). */
export async function checkFile(file: Blob): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > MAX_BYTES) return 'size'
  const start = await firstBytes(file)
  if (!start) return 'unreadable'
  const isPicture = SIGNATURES.some((signature) => signature.every((byte, index) => start[index] === byte))
  return isPicture ? null : 'type'
}

/** Null where the device cannot read them: the file is gone since, or in a cloud that cannot be reached. */
async function firstBytes(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, 8).arrayBuffer())
  } catch {
    return null
  }
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const
/** French counts octets, Finnish tavut. */
const LOCAL_UNITS: Readonly<Record<string, readonly string[]>> = {
  fr: ['o', 'ko', 'Mo', 'Go'],
  fi: ['t', 'kt', 'Mt', 'Gt'],
}

/** A size in B, kB, MB or GB, with one decimal from kB on (site.md 5), as the language writes it: '1,5 Mo'. */
export function formatSize(bytes: number, locale: string): string {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit++
  }
  const digits = unit === 0 ? 0 : 1
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${new Intl.NumberFormat(locale, format).format(value)}\u00a0${(LOCAL_UNITS[locale] ?? UNITS)[unit]}`
}
