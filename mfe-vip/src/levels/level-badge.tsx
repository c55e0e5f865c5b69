import type { VipLevel } from '@croupier/shared/api'
import { Picture } from '@croupier/shared/host'
import { levelColors, levelName } from './levels.ts'
import { useText } from '../words.ts'
import css from './level-badge.module.css'

interface LevelBadgeProps {
  readonly level: number
  /** The level's entry in the operator's list. */
  readonly listed: VipLevel | undefined
}

/** A level's icon in its two colours, and its name. */
export function LevelBadge({ level, listed }: LevelBadgeProps) {
  const text = useText()
  const [from, to] = levelColors(level, listed) ?? ['var(--surface-2)', 'var(--surface-1)']
  return (
    <span className={css.badge}>
      <span className={css.disc} style={{ background: `linear-gradient(135deg, ${from}, ${to})` }} aria-hidden="true">
        <Picture src={listed?.icon} alt="" width={24} height={24} />
      </span>
      {levelName(text, level, listed)}
    </span>
  )
}
