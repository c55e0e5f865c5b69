import type { Transaction } from '@croupier/shared/api'
import type { TransactionFilter } from '../../api/histories.ts'

/** Whether a row matches the filter: a server may ignore a filter that it does not know, and send all rows (D52). */
function matchesFilter(filter: TransactionFilter): (row: Transaction) => boolean {
  const types = filter.type_IN?.split(',')
  const from = Date.parse(filter.createTime_GTE ?? '')
  const to = Date.parse(filter.createTime_LT ?? '')
  return ({ type, createTime }) => {
    if (types && !types.includes(type)) return false
    const time = Date.parse(createTime)
    // A missing bound is NaN, for which both comparisons are false.
    return !(time < from) && !(time >= to)
  }
}

/** The rows that match; without a filter the same array, which may be long, uncopied. */
export function filterRows(rows: readonly Transaction[], filter: TransactionFilter): readonly Transaction[] {
  return Object.keys(filter).length === 0 ? rows : rows.filter(matchesFilter(filter))
}
