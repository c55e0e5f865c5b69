import { useHost } from '@croupier/shared/host'
import { Text, useText } from '../../words.ts'
import css from './vip-club.module.css'

const POINTS = ['levelsPoint', 'monday', 'friday', 'store', 'manager'] as const

/** What the club is, in a few lines (site.md 9 for the figures). */
export function Intro() {
  const { config } = useHost()
  const text = useText()
  const bold = (chunks: React.ReactNode[]) => <strong>{chunks}</strong>
  return (
    <section className={css.section}>
      <p className={css.lead}>{text('club.intro')}</p>
      <ul className={css.points}>
        {POINTS.map((point) => (
          <li key={point}>
            <Text id={`club.${point}`} values={{ b: bold, symbol: config.amounts.currencySymbol }} />
          </li>
        ))}
      </ul>
      <p className={css.soft}>{text('club.care')}</p>
    </section>
  )
}
