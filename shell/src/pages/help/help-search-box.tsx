import { VisuallyHidden } from '@croupier/shared/ui'
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
      <VisuallyHidden as="label" htmlFor={id}>
        {text('help.search')}
      </VisuallyHidden>
      <Search size={20} aria-hidden="true" />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={text('help.search')}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <VisuallyHidden role="status">{count !== null && text('help.found', { count })}</VisuallyHidden>
    </form>
  )
}
