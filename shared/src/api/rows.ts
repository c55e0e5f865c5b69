import * as v from 'valibot'
import { count, flag } from './values.ts'

/**
 * A list that is only displayed or chosen from (D2): a row that does not fit is dropped and logged, since one mistake
 * of the operator's must not take the other rows away.
 */
export function rowsOf<Row extends v.GenericSchema<unknown, object>>(row: Row) {
  const kept = v.fallback(v.nullable(row), (found) => {
    console.error('a row does not fit', found?.issues)
    return null
  })
  return v.pipe(
    v.array(kept),
    v.transform((rows) => rows.filter((each) => each !== null)),
  )
}

/** A page of a list (site.md 3): `number` counts from zero. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    content: v.array(item),
    number: count,
    size: count,
    totalElements: count,
    last: flag,
  })
}
export interface Page<Item> {
  readonly content: readonly Item[]
  readonly number: number
  readonly size: number
  readonly totalElements: number
  readonly last: boolean
}
