import { Select, TextField } from '@croupier/shared/ui'
import type { TransactionFilter } from '../../api/histories.ts'
import { TYPE_FILTERS } from '../../state/transaction-types.ts'
import { useText } from '../../words.ts'
import css from './filters.module.css'

/** What the player chose: comma-separated types, and days (YYYY-MM-DD), both included. */
export interface Choice {
  readonly types: string
  readonly from: string
  readonly to: string
}

/** A year that is being typed is 2, 20 and 202 first: such a day does not count yet. */
const isWhole = (day: string) => day >= '1900'

/** The days of the player's own time zone as points in time; the last day counts to its end. */
export function filterOf({ types, from, to }: Choice): TransactionFilter {
  const start = isWhole(from) ? new Date(`${from}T00:00:00`) : null
  const end = isWhole(to) ? new Date(`${to}T00:00:00`) : null
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
export function Filters({ choice, onChange }: { choice: Choice; onChange: (next: Choice) => void }) {
  const text = useText()
  return (
    <div className={css.filters}>
      <Select
        label={text('filter.type')}
        value={choice.types}
        onChange={(types) => onChange({ ...choice, types })}
        options={TYPE_FILTERS.map(({ name, types }) => ({ value: types, label: text(name) }))}
      />
      <TextField
        type="date"
        label={text('filter.from')}
        value={choice.from}
        onChange={(from) => onChange({ ...choice, from })}
      />
      <TextField
        type="date"
        label={text('filter.to')}
        value={choice.to}
        error={isWhole(choice.from) && isWhole(choice.to) && choice.to < choice.from ? text('filter.order') : undefined}
        onChange={(to) => onChange({ ...choice, to })}
      />
    </div>
  )
}
