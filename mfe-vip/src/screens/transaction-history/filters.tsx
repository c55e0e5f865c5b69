import { Select, TextField } from '@croupier/shared/ui'
import type { TransactionFilter } from '../../api/histories.ts'
import { TYPE_FILTERS } from './transaction-types.ts'
import { useText } from '../../words.ts'
import css from './filters.module.css'

/** What the player entered: comma-separated types, and the first and last day (YYYY-MM-DD). */
export interface FilterInput {
  readonly types: string
  readonly from: string
  readonly to: string
}

/** A year that is being typed is 2, 20 and 202 first: such a date is not complete yet. */
const isCompleteDate = (day: string) => day >= '1900'

/** The filter for the API: the days of the player's time zone as ISO times; the last day counts to its end. */
export function filterOf({ types, from, to }: FilterInput): TransactionFilter {
  const start = isCompleteDate(from) ? new Date(`${from}T00:00:00`) : null
  const end = isCompleteDate(to) ? new Date(`${to}T00:00:00`) : null
  end?.setDate(end.getDate() + 1)
  // Where clocks go forward at midnight, a day begins at 01:00 and setDate keeps that hour; the next begins at 00:00.
  end?.setHours(0)
  return {
    ...(types ? { type_IN: types } : {}),
    ...(start && !Number.isNaN(start.getTime()) ? { createTime_GTE: start.toISOString() } : {}),
    ...(end && !Number.isNaN(end.getTime()) ? { createTime_LT: end.toISOString() } : {}),
  }
}

/** The inputs that filter the transactions by kind and time. */
export function Filters({ input, onChange }: { input: FilterInput; onChange: (next: FilterInput) => void }) {
  const text = useText()
  return (
    <div className={css.filters}>
      <Select
        label={text('filter.type')}
        value={input.types}
        onChange={(types) => onChange({ ...input, types })}
        options={TYPE_FILTERS.map(({ name, types }) => ({ value: types, label: text(name) }))}
      />
      <TextField
        type="date"
        label={text('filter.from')}
        value={input.from}
        onChange={(from) => onChange({ ...input, from })}
      />
      <TextField
        type="date"
        label={text('filter.to')}
        value={input.to}
        error={
          isCompleteDate(input.from) && isCompleteDate(input.to) && input.to < input.from
            ? text('filter.order')
            : undefined
        }
        onChange={(to) => onChange({ ...input, to })}
      />
    </div>
  )
}
