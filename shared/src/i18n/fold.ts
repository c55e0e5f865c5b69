/** Letters that Unicode normalisation does not take apart, as people type them on a keyboard without them. */
const letters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/**
 * A word as a search compares it, in any of the languages: without case, accents and width. The four i of Turkish
 * (I, ı, İ, i) are one, whichever language's keyboard or rules they came by. Japanese keeps its voiced sounds.
 */
export function fold(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.normalize('NFC').replace(/[ıßøæœłđ]/g, (letter) => letters[letter] ?? letter)
}
