/** What no honest address has in it: control characters, blanks inside, direction marks, back slashes. */
const forbidden = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\u2066-\u2069\ufeff\\]/u

const longest = 2048

/** The text of an address without blanks around it, or null where it cannot be one. */
export function addressText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.replace(/^ +| +$/g, '')
  return text === '' || text.length > longest || forbidden.test(text) ? null : text
}

/** Whether the text, or what becomes of it when it is decoded up to three times, hides such characters. */
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
