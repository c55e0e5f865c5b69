import { useHost } from '@croupier/shared/host'
import { classNames, isPlainClick, scrollTabIntoView } from '@croupier/shared/ui'
import type { MouseEvent } from 'react'
import { useText } from '../../words.ts'
import { categories, FAVOURITES } from './categories.ts'
import { navigateWithSearch, type GameSearch } from './saved-search.ts'
import css from './game-browser.module.css'

interface CategoryTabsProps {
  readonly current: string
  readonly hasFavourites: boolean
  readonly search: GameSearch
}

/** The categories as links, which take the search along. */
export function CategoryTabs({ current, hasFavourites, search }: CategoryTabsProps) {
  const host = useHost()
  const text = useText()
  const renderTab = (slug: string, label: string) => {
    const path = `/games/${slug}`
    const follow = (event: MouseEvent) => {
      // A modified click opens a new tab or window, which begins without the search.
      if (!isPlainClick(event)) return
      event.preventDefault()
      navigateWithSearch(host, path, search)
    }
    return (
      <li key={slug}>
        <a
          className={classNames(css.tab, slug === current && css.current)}
          href={`#${path}`}
          aria-current={slug === current ? 'page' : undefined}
          ref={slug === current ? scrollTabIntoView : undefined}
          onClick={follow}
        >
          {label}
        </a>
      </li>
    )
  }
  return (
    <nav aria-label={text('browser.categories')}>
      <ul role="list" className={css.tabs}>
        {categories.map(({ slug, title }) => renderTab(slug, text(title)))}
        {hasFavourites && renderTab(FAVOURITES, text('browser.favourites'))}
      </ul>
    </nav>
  )
}
