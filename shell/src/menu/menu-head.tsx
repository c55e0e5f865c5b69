import type { User } from '@croupier/shared/api'
import { useIntl } from '@croupier/shared/i18n'
import { useText, type MessageId } from '../words.ts'
import css from './menu.module.css'

/** D12: the codes of the levels; an unknown one shows its number. */
const levels: Readonly<Record<number, MessageId>> = {
  0: 'vipLevel.entry',
  10: 'vipLevel.bronze',
  20: 'vipLevel.silver',
  30: 'vipLevel.gold',
  35: 'vipLevel.platinum',
  40: 'vipLevel.diamond',
}

/** The head of the drawer: username, level and points. */
export function MenuHead({ user }: { user: User }) {
  const text = useText()
  const intl = useIntl()
  const level = levels[user.vipLevel]
  return (
    <div className={css.memberSummary}>
      <p className={css.name}>{user.username}</p>
      <p className={css.level}>
        {level ? text(level) : text('vipLevel.other', { level: String(user.vipLevel) })}
        {' · '}
        {text('menu.points', { points: user.vipPoints, shown: intl.formatNumber(user.vipPoints) })}
      </p>
    </div>
  )
}
