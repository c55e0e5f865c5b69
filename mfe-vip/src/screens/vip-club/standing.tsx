import type { User, VipLevel } from '@croupier/shared/api'
import { useLocale } from '@croupier/shared/i18n'
import { ProgressBar } from '@croupier/shared/ui'
import { levelName } from '../../components/level.ts'
import { useText } from '../../words.ts'
import css from './vip-club.module.css'

/** Where the member stands, and how far the next level is. */
export function Standing({ user, levels }: { user: User; levels: readonly VipLevel[] }) {
  const text = useText()
  const points = new Intl.NumberFormat(useLocale())
  const own = levels.find(({ level }) => level === user.vipLevel)
  const next = levels.find(({ level }) => level > user.vipLevel)
  const gained = user.vipLifeTimePoints
  return (
    <section className={css.standing}>
      {own?.icon && <img src={own.icon} alt="" width={64} height={64} />}
      <div className={css.stand}>
        <span className={css.soft}>{text('club.yourLevel')}</span>
        <strong className={css.level}>{levelName(user.vipLevel, text)}</strong>
        {next && next.points > gained ? (
          <>
            <ProgressBar label={text('club.progress')} value={gained} max={next.points} />
            <span className={css.soft}>
              {text('club.toNext', {
                points: points.format(next.points - gained),
                level: levelName(next.level, text),
              })}
            </span>
          </>
        ) : (
          <span className={css.soft}>{text('club.lifetime', { points: points.format(gained) })}</span>
        )}
      </div>
    </section>
  )
}
