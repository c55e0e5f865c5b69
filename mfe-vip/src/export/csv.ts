const NUMBER = /^-?\d+(\.\d+)?$/
/** The start of a cell that a spreadsheet may read as a formula, also after whitespace. */
const FORMULA = /^\s*[=+\-@|]|^[\t\r\n]/

/** Rows as CSV (RFC 4180). A cell that a spreadsheet would take for a formula is prefixed with an apostrophe. */
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
  const offsetMinutes = -at.getTimezoneOffset()
  const local = new Date(at.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${two(Math.abs(offsetMinutes) / 60)}:${two(Math.abs(offsetMinutes) % 60)}`
}
