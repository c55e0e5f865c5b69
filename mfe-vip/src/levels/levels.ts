import { VIP_LEVELS, type VipLevel, type VipLevelName } from '@croupier/shared/api'
import type { useText } from '../words.ts'

/** The two colours of each level's gradient (site.md 3). */
const COLORS: Readonly<Record<VipLevelName, readonly [string, string]>> = {
  entry: ['#8fa399', '#5d7168'],
  bronze: ['#c98a5a', '#8a5632'],
  silver: ['#d5d9dc', '#8f999f'],
  gold: ['#f0c866', '#b9822a'],
  platinum: ['#dfe9ea', '#8fb0b4'],
  diamond: ['#bfe6ee', '#4f93a8'],
}

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** A level's name. An unknown level has its name in the operator's list (`listed`), or else its number (D12). */
export function levelName(text: ReturnType<typeof useText>, level: number, listed: VipLevel | undefined): string {
  const known = VIP_LEVELS[level]
  return known ? text(`level.${known}`) : listed?.name.trim() || String(level)
}

/**
 * A level's two gradient colours. An unknown level has the operator's colour, if that is a valid one (#rrggbb).
 */
export function levelColors(level: number, listed: VipLevel | undefined): readonly [string, string] | undefined {
  const known = VIP_LEVELS[level]
  if (known) return COLORS[known]
  const color = listed?.color.trim() ?? ''
  return HEX.test(color) ? [color, color] : undefined
}

/** The lowest level above a member's, whatever order the rows are in. */
export function nextLevel(levels: readonly VipLevel[], memberLevel: number): VipLevel | undefined {
  return levels.filter(({ level }) => level > memberLevel).toSorted((one, other) => one.level - other.level)[0]
}
