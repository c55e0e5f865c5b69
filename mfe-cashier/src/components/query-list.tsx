import type { Page } from '@croupier/shared/api'
import { InfiniteList, useInfiniteList } from '@croupier/shared/list'
import { EmptyState, Skeleton, Table, type Column } from '@croupier/shared/ui'
import { useText } from '../words.ts'

interface QueryListProps<Row> {
  readonly label: string
  readonly queryKey: readonly unknown[]
  readonly loadPage: (pageNum: number, signal: AbortSignal) => Promise<Page<Row>>
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string | number
  readonly empty: string
  /** The rows to show, for a server that ignores a filter; paging still counts all rows. */
  readonly shows?: (row: Row) => boolean
}

/** The table of a query page, growing as it is scrolled. */
export function QueryList<Row>({ label, queryKey, loadPage, columns, keyOf, empty, shows }: QueryListProps<Row>) {
  const text = useText()
  const list = useInfiniteList({ queryKey, loadPage, keyOf })
  return (
    <InfiniteList
      list={list}
      threshold={30}
      skeleton={<Skeleton kind="block" count={6} />}
      loadingLabel={text('common.loading')}
      empty={empty}
      errorText={text('common.serverBusy')}
      retryLabel={text('common.tryAgain')}
      endText={text('queryPage.noMore')}
    >
      {(all) => {
        const rows = shows ? all.filter(shows) : all
        if (rows.length === 0 && !list.hasMore) return <EmptyState title={empty} />
        return <Table label={label} rows={rows} keyOf={keyOf} columns={columns} />
      }}
    </InfiniteList>
  )
}
