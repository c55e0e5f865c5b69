import { useText, type MessageId } from '../../words.ts'
import { infoPath, type DocumentName } from '../info-pages.ts'
import css from './help.module.css'

const pages: readonly DocumentName[] = [
  'myAccountInfo',
  'depositRules',
  'bonusRules',
  'casino361',
  'aboutUs',
  'privacyPolicy',
  'tableGamesInfo',
  'blackjack',
  'cashierInfo',
  'withdrawalRules',
  'bonusInfo',
  'terms',
]

/** The information pages below the help articles. */
export function HelpRules() {
  const text = useText()
  return (
    <section>
      <h2 className={css.category}>{text('help.rules')}</h2>
      <ul className={css.links} data-columns>
        {pages.map((document) => (
          <li key={document}>
            <a href={`#${infoPath(document)}`}>{text(`document.${document}` as MessageId)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
