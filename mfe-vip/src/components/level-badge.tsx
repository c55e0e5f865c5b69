import { Gem } from 'lucide-react'
import css from './level-badge.module.css'

/** A level's picture and name. */
export function LevelBadge({ icon, name }: { icon: string; name: string }) {
  return (
    <span className={css.badge}>
      {icon ? <img src={icon} alt="" width={32} height={32} /> : <Gem size={22} aria-hidden="true" />}
      {name}
    </span>
  )
}
