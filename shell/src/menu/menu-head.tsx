import { VIP_LEVELS, type User } from '@croupier/shared/api'
import { useText } from '../words.ts'
import css from './menu.module.css'

/** The head of the drawer: username, level (an unknown one by its number) and points. */
export function MenuHead({ user }: { user: User }) {
  const text = useText()
  const level = VIP_LEVELS[user.vipLevel]
  return (
    <div className={css.memberSummary}>
      <p className={css.name}>{user.username}</p>
      <p className={css.level}>
        {level ? text(`vipLevel.${level}`) : text('vipLevel.other', { level: String(user.vipLevel) })}
        {' · '}
        {text('menu.points', { points: user.vipPoints })}
      </p>
    </div>
  )
}
