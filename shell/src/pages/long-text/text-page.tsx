import { HelpBack } from '../help/help-back.tsx'
import type { DocumentName } from '../info-pages.ts'
import { DocumentView, useDocument } from './document-view.tsx'
import css from './long-text.module.css'

/** A long text as a page of its own, under the help header. */
export default function TextPage({ document }: { document: DocumentName }) {
  const query = useDocument(document)
  return (
    <article className={css.page}>
      <HelpBack />
      <h1 className={css.title}>{query.title}</h1>
      <DocumentView document={document} query={query} level={2} />
    </article>
  )
}
