/** A piece of a line: words, bold words, or a link. */
export type Piece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'bold'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'link'; readonly words: string; readonly target: string }

const markup = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Reads `**bold**` and `[label](target)` (format.ts); nothing else is markup. */
export function readMarkup(line: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of line.matchAll(markup)) {
    if (match.index > end) pieces.push({ kind: 'words', words: line.slice(end, match.index) })
    const [whole, bold, label, target] = match
    if (bold !== undefined) pieces.push({ kind: 'bold', pieces: readMarkup(bold) })
    else pieces.push({ kind: 'link', words: label!, target: target! })
    end = match.index + whole.length
  }
  if (end < line.length) pieces.push({ kind: 'words', words: line.slice(end) })
  return pieces
}
