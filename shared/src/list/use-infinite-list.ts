import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Page } from '../api/index.ts'
import { painted, useFailure } from '../ui/index.ts'
import { createPageMerger } from './page-merger.ts'

export interface InfiniteListOptions<Item> {
  readonly queryKey: QueryKey
  /** Loads one page; `pageNum` counts from 1. */
  readonly loadPage: (pageNum: number, signal: AbortSignal) => Promise<Page<Item>>
  /** The key of an item: where pages overlap because the list grew, the item is shown once. */
  readonly keyOf?: (item: Item) => string | number
}

export interface InfiniteListState<Item> {
  readonly items: readonly Item[]
  /** `error`: the first page failed; a later page's failure is `moreFailed`. */
  readonly status: 'loading' | 'error' | 'empty' | 'ready'
  /** The error of the last try: of the first page, a later one, or a refresh, which leaves the list as it is. */
  readonly error: unknown
  /** The page that failed is being requested again. */
  readonly isRetrying: boolean
  readonly hasMore: boolean
  /** The next page may be requested: there is one, it has not failed, and no request is in flight. */
  readonly canLoadMore: boolean
  readonly isLoadingMore: boolean
  readonly moreFailed: boolean
  /** As the server counts; undefined until it answered. */
  readonly total: number | undefined
  /** Loads the next page, if it can. */
  loadMore(): void
  /** Requests again what failed: the first page or the next one. */
  retry(): void
  /** Fetches the loaded pages again. They stay shown meanwhile, so that the player keeps their place in the list. */
  refresh(): void
}

/** A list that grows page by page: no page twice, none after the last (GM-06). */
export function useInfiniteList<Item>(options: InfiniteListOptions<Item>): InfiniteListState<Item> {
  const { keyOf, loadPage, queryKey } = options
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      // The screen is painted before the first request.
      if (pageParam === 1) await painted()
      return loadPage(pageParam, signal)
    },
    initialPageParam: 1,
    getNextPageParam: nextPageNum,
    // A pop-up that is opened again starts at its first page; no loaded page is fetched again by itself.
    gcTime: 0,
    staleTime: Infinity,
    // It would compare each page with all that came before it.
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, refetch } = query
  const isRequested = useRef(false)

  const fetchMore = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    void fetchNextPage({ cancelRefetch: false }).finally(() => {
      isRequested.current = false
    })
  }, [fetchNextPage])

  const pages = data?.pages
  const canLoadMore = hasNextPage && !isFetching && !isFetchNextPageError
  const failure = useFailure(query)
  const [mergePages] = useState(() => createPageMerger<Item>())
  const items = useMemo(() => mergePages(pages ?? [], keyOf), [mergePages, pages, keyOf])

  return {
    items,
    status: statusOf(pages !== undefined, failure !== null, items.length > 0 || hasNextPage),
    error: query.error,
    hasMore: hasNextPage,
    canLoadMore,
    isLoadingMore: query.isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    isRetrying: isFetching && (failure !== null || isFetchNextPageError),
    total: pages?.[0]?.totalElements,
    loadMore: () => {
      if (canLoadMore) fetchMore()
    },
    retry: () => (pages ? fetchMore() : void refetch()),
    refresh: () => void refetch(),
  }
}

function statusOf(loaded: boolean, failed: boolean, some: boolean): InfiniteListState<unknown>['status'] {
  if (!loaded) return failed ? 'error' : 'loading'
  return some ? 'ready' : 'empty'
}

/** The next page by our own count: a server that repeats its page number cannot make us request a page twice. */
function nextPageNum(page: Page<unknown>, _pages: readonly Page<unknown>[], pageNum: number): number | undefined {
  return page.last || page.content.length === 0 ? undefined : pageNum + 1
}
