import type { VipLevel } from '@croupier/shared/api'
import type { MessageId, useText } from '../words.ts'

interface KnownLevel {
  readonly name: MessageId
  /** Two colours of the level's gradient (site.md 3). */
  readonly colors: readonly [string, string]
}

/** D12: the codes of the levels; 35 is accepted as platinum. */
const KNOWN_LEVELS: Readonly<Record<number, KnownLevel>> = {
  0: { name: 'level.entry', colors: ['#8fa399', '#5d7168'] },
  10: { name: 'level.bronze', colors: ['#c98a5a', '#8a5632'] },
  20: { name: 'level.silver', colors: ['#d5d9dc', '#8f999f'] },
  30: { name: 'level.gold', colors: ['#f0c866', '#b9822a'] },
  35: { name: 'level.platinum', colors: ['#dfe9ea', '#8fb0b4'] },
  40: { name: 'level.diamond', colors: ['#bfe6ee', '#4f93a8'] },
}

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** A level's name. An unknown level has its name in the operator's list (`listed`), or else its number (D12). */
export function levelName(text: ReturnType<typeof useText>, level: number, listed: VipLevel | undefined): string {
  const known = KNOWN_LEVELS[level]
  return known ? text(known.name) : listed?.name.trim() || String(level)
}

/**
 * A level's two gradient colours. An unknown level has the operator's colour, if that is a valid one (#rrggbb).
 */
export function levelColors(level: number, listed: VipLevel | undefined): readonly [string, string] | undefined {
  const color = listed?.color.trim() ?? ''
  return KNOWN_LEVELS[level]?.colors ?? (HEX.test(color) ? [color, color] : undefined)
}

/** The lowest level above a member's, whatever order the rows are in. */
export function nextLevel(levels: readonly VipLevel[], memberLevel: number): VipLevel | undefined {
  return levels.filter(({ level }) => level > memberLevel).toSorted((one, other) => one.level - other.level)[0]
}
