/**
 * ms until the file's blob URL is revoked: Safari reads it after the click, on a phone once the player has confirmed.
 */
const REVOKE_AFTER_MS = 40_000

/** Offers a CSV text to the player as a file to download, with the byte order mark that spreadsheets look for. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
