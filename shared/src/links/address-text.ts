/** What no honest address has in it: control and format characters, blanks, direction marks, back slashes. */
const forbidden = /[\p{Cc}\p{Cf}\p{Z}\\]/u

const longest = 2048

/** The text of an address without blanks around it, or null where it cannot be one. */
export function addressText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.replace(/^ +| +$/g, '')
  return text === '' || text.length > longest || forbidden.test(text) ? null : text
}

/**
 * Whether the text contains such characters, also after decoding it up to three times. True where it cannot be decoded.
 */
export function hidesForbidden(text: string): boolean {
  let current = text
  for (let round = 0; round < 3; round += 1) {
    const decoded = decodeOnce(current)
    if (decoded === null) return true
    if (forbidden.test(decoded.replace(/[ \u00a0]/g, ''))) return true
    if (decoded === current) return false
    current = decoded
  }
  return false
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
