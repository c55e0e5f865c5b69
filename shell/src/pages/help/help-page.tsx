import { createWords, useLocale } from '@croupier/shared/i18n'
import { EmptyState, TextLink } from '@croupier/shared/ui'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useShell } from '../../host/shell-context.tsx'
import { useText, type MessageId } from '../../words.ts'
import { Loaded } from '../loaded.tsx'
import { useLongText } from '../long-text/use-long-text.ts'
import { HelpList } from './help-list.tsx'
import { HelpRules } from './help-rules.tsx'
import { HelpSearchBox } from './help-search-box.tsx'
import { createHelpSearch } from './help-search.ts'
import { loadHelp } from './help-articles.ts'
import css from './help.module.css'

/** Of its own: the first page needs no texts with elements inside. */
const { Text } = createWords<MessageId>()

/** The help centre: search, articles by category, the rules, and the way to a person (SH-22). */
export default function HelpPage() {
  const { config, screens } = useShell()
  const text = useText()
  const locale = useLocale()
  const [input, setInput] = useState('')
  const query = useLongText('help', loadHelp)
  const { data, facts } = query
  const search = useMemo(() => createHelpSearch(data ?? [], locale), [data, locale])
  const results = search(input)
  return (
    <div className={css.help}>
      <header className={css.head}>
        <h1>{text('help.title')}</h1>
        <p>{text('help.intro', { name: config.name })}</p>
        <HelpSearchBox value={input} onChange={setInput} count={data && input.trim() ? results.length : null} />
      </header>
      <Loaded query={query} failed="document.failed">
        {() => (
          <>
            {results.length === 0 && (
              <EmptyState
                icon={<Search size={32} />}
                title={text('help.none')}
                text={
                  <Text
                    id="help.noneText"
                    values={{
                      contact: (words) => <TextLink onPress={() => screens.open('contactUs', {})}>{words}</TextLink>,
                    }}
                  />
                }
              />
            )}
            <HelpList entries={results} facts={facts} grouped={input.trim() === ''} />
          </>
        )}
      </Loaded>
      {/* Not before the articles above have loaded, so that nothing moves when they do. */}
      {!query.isPending && (
        <>
          <HelpRules />
          <section className={css.ask}>
            <h2>{text('help.ask')}</h2>
            <p>{text('help.askText')}</p>
            <button type="button" className={css.contact} onClick={() => screens.open('contactUs', {})}>
              {text('footer.contactUs')}
            </button>
          </section>
        </>
      )}
    </div>
  )
}
