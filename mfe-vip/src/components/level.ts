import type { MessageId } from '../words.ts'

/** The levels' codes (D12). 35 is taken as platinum where a server sends it. */
const NAMES: Readonly<Record<number, MessageId>> = {
  0: 'level.entry',
  10: 'level.bronze',
  20: 'level.silver',
  30: 'level.gold',
  35: 'level.platinum',
  40: 'level.diamond',
}

/** The name of a level; the number itself for a code that nobody knows, never a blank. */
export function levelName(code: number, say: (id: MessageId) => string): string {
  const id = NAMES[code]
  return id ? say(id) : String(code)
}

/** A colour from the API, only where it is one. */
export const safeColour = (value: string): string | undefined => (/^#[0-9a-f]{3,8}$/i.test(value) ? value : undefined)
