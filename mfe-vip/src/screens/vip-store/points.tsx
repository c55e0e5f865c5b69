import type { User } from '@croupier/shared/api'
import { useLocale } from '@croupier/shared/i18n'
import { useText } from '../../words.ts'
import css from './vip-store.module.css'

/** What the member can spend, and what was gained in all. */
export function Points({ user }: { user: User }) {
  const text = useText()
  const points = new Intl.NumberFormat(useLocale())
  return (
    <dl className={css.points}>
      <div>
        <dt>{text('store.available')}</dt>
        <dd className={css.available}>{points.format(user.vipPoints)}</dd>
      </div>
      <div>
        <dt>{text('store.lifetime')}</dt>
        <dd>{points.format(user.vipLifeTimePoints)}</dd>
      </div>
    </dl>
  )
}
