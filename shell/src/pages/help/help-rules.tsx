import { useText } from '../../words.ts'
import { infoPages, infoPath } from '../info-pages.ts'
import css from './help.module.css'

/** The information pages below the help articles. */
export function HelpRules() {
  const text = useText()
  return (
    <section>
      <h2 className={css.category}>{text('help.rules')}</h2>
      <ul role="list" className={css.links} data-columns>
        {infoPages.map((document) => (
          <li key={document}>
            <a href={`#${infoPath(document)}`}>{text(`document.${document}`)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
