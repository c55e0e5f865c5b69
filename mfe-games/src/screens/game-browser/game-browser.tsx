import { noneWhereRefused } from '@croupier/shared/api'
import { useHost, type ParamsOf } from '@croupier/shared/host'
import { Button, GamesSkeleton, LoadingStatus, Notice, Select, useFailure } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { readVendors } from '../../api/vendors.ts'
import { GameList, type GameListState } from '../../components/game-list.tsx'
import { GamesPage } from '../../components/games-page.tsx'
import { useFavourites } from '../../favourites/use-favourites.ts'
import { useText } from '../../words.ts'
import { ALL, categoryOf, FAVOURITES, type Category } from './categories.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { Favourites } from './favourites.tsx'
import { navigateWithSearch, saveSearch, savedSearch } from './saved-search.ts'
import { SearchField } from './search-field.tsx'
import css from './game-browser.module.css'

/** The page of a category (GM-02, GM-03); one that does not exist is an unknown path (RT-10). */
export default function GameBrowserScreen({ params }: { params: ParamsOf<'gameBrowser'> }) {
  const { navigation } = useHost()
  // In any letter case, as the router matches the rest of the path.
  const slug = params.category?.toLowerCase() ?? ALL
  const category = categoryOf(slug === FAVOURITES ? ALL : slug)
  const isUnknown = category === undefined
  useEffect(() => {
    if (isUnknown) navigation.go('/404', { replace: true })
  }, [isUnknown, navigation])
  return category && <GameBrowser category={category} wantsFavourites={slug === FAVOURITES} />
}

interface GameBrowserProps {
  readonly category: Category
  readonly wantsFavourites: boolean
}

/** The games of a category, with search by name and a choice of vendor. */
function GameBrowser({ category, wantsFavourites }: GameBrowserProps) {
  const host = useHost()
  const text = useText()
  const favourites = useFavourites()
  const [saved] = useState(() => savedSearch(host))
  const [search, setSearch] = useState(saved.name)
  const [vendor, setVendor] = useState(saved.vendor)
  const [searchField, setSearchField] = useState({ key: 0, initialValue: saved.name, isFirst: false })
  const showsFavourites = wantsFavourites && favourites.isOffered
  const vendors = useQuery({
    queryKey: ['vendors', category.slug],
    queryFn: ({ signal }) => readVendors(host.api, category.filter, signal).catch(noneWhereRefused),
    enabled: !showsFavourites,
  })
  const failure = useFailure(vendors)
  // While the list loads again, for a search, its last state counts: what the page shows of it stays in place.
  const [listState, setListState] = useState<GameListState>('loading')
  const onListState = useCallback((state: GameListState) => {
    if (state !== 'loading') setListState(state)
  }, [])
  // Where the list failed as well, its error stands for both, and so does its Try again.
  const showsFailure = failure !== null && (listState === 'ready' || listState === 'empty')
  // The chosen vendor counts only where this category has it and the choice is shown: else nobody could clear it.
  const isAvailable = vendors.isPending || vendors.data?.some((each) => each.vendor === vendor)
  const selectedVendor = isAvailable && !failure ? vendor : ''
  // Memoized: the same object while its contents are the same, as GameList is memoized by it.
  const filter = useMemo(
    () => ({
      ...category.filter,
      ...(search ? { name_LIKE: search } : {}),
      ...(selectedVendor ? { vendor: selectedVendor } : {}),
    }),
    [category, search, selectedVendor],
  )
  useEffect(() => saveSearch(host, { name: search, vendor }), [host, category, search, vendor])
  const clearSearch = useCallback(() => {
    setSearch('')
    setVendor('')
    // Focuses the search field for keyboard users only: after a tap, the on-screen keyboard would cover the games.
    const isFirst = document.activeElement?.matches(':focus-visible') ?? false
    setSearchField(({ key }) => ({ key: key + 1, initialValue: '', isFirst }))
  }, [])
  const isAll = category.slug === ALL
  const searchAll = useCallback(
    () => navigateWithSearch(host, `/games/${ALL}`, { name: search, vendor: selectedVendor }),
    [host, search, selectedVendor],
  )
  const { refetch } = vendors
  const retryVendors = useCallback(() => void refetch(), [refetch])
  const title = showsFavourites ? text('browser.favourites') : text(category.heading ?? category.title)
  return (
    <GamesPage title={title}>
      <CategoryTabs
        current={showsFavourites ? FAVOURITES : category.slug}
        hasFavourites={favourites.isOffered}
        search={{ name: search, vendor }}
      />
      {showsFavourites ? (
        <Favourites />
      ) : (
        <>
          <div className={css.filters}>
            <SearchField
              key={searchField.key}
              initialValue={searchField.initialValue}
              isFirst={searchField.isFirst}
              onSearch={setSearch}
            />
            {/* Shown from the start, and for one vendor too: the list below does not move when the vendors arrive. */}
            {showsFailure && (
              <Notice tone="warn">
                {text('common.serverBusy')}{' '}
                <Button variant="link" isBusy={vendors.isFetching} onPress={retryVendors}>
                  {text('common.tryAgain')}
                </Button>
              </Notice>
            )}
            {vendors.data !== null && !showsFailure && (
              <Select
                label={text('browser.vendor')}
                hideLabel
                className={css.vendor}
                value={selectedVendor}
                onChange={setVendor}
                options={[
                  { value: '', label: text('browser.allVendors') },
                  ...(vendors.data ?? []).map((each) => ({
                    value: each.vendor,
                    label: text('browser.vendorCount', { name: each.name, count: each.count }),
                  })),
                ]}
              />
            )}
          </div>
          {/* Before the vendors arrive, it is unknown whether the one taken over from another category is here. */}
          {selectedVendor && vendors.isPending ? (
            <LoadingStatus label={text('common.loading')}>
              <GamesSkeleton rows={3} />
            </LoadingStatus>
          ) : (
            <GameList
              filter={filter}
              threshold={category.threshold}
              onState={onListState}
              {...(failure ? { onRetry: retryVendors } : {})}
              {...(search || selectedVendor
                ? { onClear: clearSearch, ...(isAll ? {} : { onSearchAll: searchAll }) }
                : {})}
            />
          )}
        </>
      )}
    </GamesPage>
  )
}
