import type { Transaction } from '@croupier/shared/api'
import type { TransactionFilter } from '../../api/histories.ts'

/** Whether a row is what was asked for: a server may not know a filter, and send all (D52). */
function fitsFilter(filter: TransactionFilter): (row: Transaction) => boolean {
  const types = filter.type_IN?.split(',')
  const from = Date.parse(filter.createTime_GTE ?? '')
  const to = Date.parse(filter.createTime_LT ?? '')
  return ({ type, createTime }) => {
    if (types && !types.includes(type)) return false
    const time = Date.parse(createTime)
    // Without a bound it is NaN, which nothing is before or after.
    return !(time < from) && !(time >= to)
  }
}

/** The rows that fit; without a filter the very list that came, however long. */
export function fitting(rows: readonly Transaction[], filter: TransactionFilter): readonly Transaction[] {
  return Object.keys(filter).length === 0 ? rows : rows.filter(fitsFilter(filter))
}
