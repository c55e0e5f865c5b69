/** A data block of the page as the server wrote it, unchecked; null if it wrote none. */
export function readBlock<Block>(id: 'croupier-boot' | 'croupier-files'): Block | null {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Block | null
}
