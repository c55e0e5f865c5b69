const NUMBER = /^-?\d+(\.\d+)?$/
/** The start of a cell that a spreadsheet may read as a formula, also after whitespace. */
const FORMULA = /^\s*[=+\-@|]|^[\t\r\n]/

/** Rows as CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe first. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n')
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An ISO time in the player's time zone, with its UTC offset: 2026-03-01T12:00:00+02:00. */
export function localTime(iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  const ahead = -at.getTimezoneOffset()
  const local = new Date(at.getTime() + ahead * 60_000).toISOString().slice(0, 19)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${local}${ahead < 0 ? '-' : '+'}${two(Math.abs(ahead) / 60)}:${two(Math.abs(ahead) % 60)}`
}

/**
 * ms until the file's blob URL is revoked: Safari reads it after the click, on a phone once the player has confirmed.
 */
const KEPT = 40_000

/** Hands a text to the player as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
