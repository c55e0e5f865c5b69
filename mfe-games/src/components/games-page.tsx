import type { ReactNode } from 'react'
import css from './games-page.module.css'

interface GamesPageProps {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** A page of games below its title. */
export function GamesPage({ title, intro, children }: GamesPageProps) {
  return (
    <section aria-labelledby="page-title" className={css.page}>
      <h1 id="page-title">{title}</h1>
      {intro && <p className={css.intro}>{intro}</p>}
      {children}
    </section>
  )
}
