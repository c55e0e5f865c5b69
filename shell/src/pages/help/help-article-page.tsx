import { substitute } from '@croupier/shared/texts'
import { Navigate, useParams } from 'react-router-dom'
import { useText } from '../../words.ts'
import { Loaded } from '../loaded.tsx'
import { loadHelpArticle } from '../long-text/load-text.ts'
import { ShellText } from '../long-text/shell-text.tsx'
import { useLongText } from '../long-text/use-long-text.ts'
import { HelpBack } from './help-back.tsx'
import { HelpFeedback } from './help-feedback.tsx'
import { isHelpSlug, type HelpSlug } from './help-articles.ts'
import css from './help.module.css'

/** One help article with its feedback widget. */
export default function HelpArticlePage() {
  const { slug } = useParams()
  if (!isHelpSlug(slug)) return <Navigate to="/404" replace />
  return <Article key={slug} slug={slug} />
}

function Article({ slug }: { slug: HelpSlug }) {
  const text = useText()
  const query = useLongText(`help/${slug}`, (locale) => loadHelpArticle(slug, locale))
  const { data, facts } = query
  return (
    <article className={css.article}>
      <HelpBack />
      <h1>{data ? substitute(data.title, facts) : text('loading.label')}</h1>
      <Loaded query={query} failed="document.failed">
        {({ sections }) => (
          <>
            <ShellText sections={sections} facts={facts} level={2} />
            <HelpFeedback slug={slug} />
          </>
        )}
      </Loaded>
    </article>
  )
}
