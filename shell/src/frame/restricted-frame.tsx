import { DocumentView, useDocument } from '../pages/long-text/document-view.tsx'
import { Logo } from './bars/logo.tsx'
import bar from './bars/top-bar.module.css'
import page from '../pages/long-text/long-text.module.css'
import css from './frame.module.css'

/** All that a visitor from a restricted country sees: the notice (SH-27). */
export default function RestrictedFrame() {
  const query = useDocument('restrictedCountry')
  return (
    <>
      <header className={bar.bar}>
        <div className={bar.inner}>
          <Logo />
        </div>
      </header>
      <main className={css.main} id="content">
        <article className={page.page}>
          <h1 className={page.title}>{query.title}</h1>
          <DocumentView document="restrictedCountry" query={query} level={2} />
        </article>
      </main>
    </>
  )
}
