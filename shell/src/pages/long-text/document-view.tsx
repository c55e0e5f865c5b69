import { useLocale, DEFAULT_LOCALE } from '@croupier/shared/i18n'
import { Notice } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import type { DocumentName } from '../info-pages.ts'
import { Loaded } from '../loaded.tsx'
import { isLegal, loadText } from './load-text.ts'
import { ShellText } from './shell-text.tsx'
import css from './long-text.module.css'
import { useLongText } from './use-long-text.ts'

/** The query of a document, and its title: legal texts have a translated one. */
export function useDocument(document: DocumentName) {
  const text = useText()
  const query = useLongText(document, (locale) => loadText(document, locale))
  const title = isLegal(document) ? text(`document.${document}`) : (query.data?.title ?? '')
  return { ...query, title: title || text('loading.label') }
}

interface DocumentViewProps {
  readonly document: DocumentName
  readonly query: ReturnType<typeof useDocument>
  readonly level: 2 | 3
}

/** A long text's sections, a skeleton while they load, or the error. */
export function DocumentView({ document, query, level }: DocumentViewProps) {
  const text = useText()
  const locale = useLocale()
  const foreign = isLegal(document) && locale !== DEFAULT_LOCALE
  return (
    <Loaded query={query} failed="document.failed">
      {({ sections }) => (
        <div className={css.document}>
          {foreign && <Notice>{text('document.englishPrevails')}</Notice>}
          <div lang={foreign ? 'en' : undefined}>
            <ShellText sections={sections} facts={query.facts} level={level} />
          </div>
        </div>
      )}
    </Loaded>
  )
}
