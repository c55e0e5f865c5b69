import { Search } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../words.ts'
import css from './help.module.css'

interface SearchBoxProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** How many articles were found; null while nothing is searched for. */
  readonly count: number | null
}

/** Finds help articles while one types; the number found is read out. */
export function HelpSearchBox({ value, onChange, count }: SearchBoxProps) {
  const text = useText()
  const id = useId()
  return (
    <form role="search" className={css.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className={css.hidden}>
        {text('help.search')}
      </label>
      <Search size={20} aria-hidden="true" />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={text('help.search')}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <span role="status" className={css.hidden}>
        {count !== null && text('help.found', { count })}
      </span>
    </form>
  )
}
