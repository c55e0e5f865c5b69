import { Picture } from '@croupier/shared/host'
import { levelLook } from '../state/levels.ts'
import { useText } from '../words.ts'
import css from './level-badge.module.css'

/** A level's icon in its two colours, and its name. */
export function LevelBadge({ level, icon }: { level: number; icon?: string | undefined }) {
  const text = useText()
  const look = levelLook(level)
  const [from, to] = look?.colors ?? ['var(--surface-2)', 'var(--surface-1)']
  return (
    <span className={css.badge}>
      <span className={css.disc} style={{ background: `linear-gradient(135deg, ${from}, ${to})` }} aria-hidden="true">
        <Picture src={icon} alt="" width={24} height={24} />
      </span>
      {look ? text(look.name) : level}
    </span>
  )
}
