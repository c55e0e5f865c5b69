import { TextField } from '@croupier/shared/ui'
import { Search } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'
import { useText } from '../../words.ts'
import { useDebouncedText } from './use-debounced-text.ts'
import css from './game-browser.module.css'

/** Without a key press for this long, the list is requested. */
const TYPING_PAUSE_MS = 250
/** No game has a longer name; an operator refuses what is too long. */
const MAX_LENGTH = 80

interface SearchFieldProps {
  readonly initialValue: string
  /** Takes the focus on mount: the button that cleared the search had the focus and is gone. */
  readonly isFirst: boolean
  /** Must be stable. */
  readonly onSearch: (name: string) => void
}

/**
 * The search field. The text being typed is local state, so that a key press renders the field alone. `onSearch` is
 * called once typing pauses, and at once when the field is emptied or loses the focus (a pressed category takes the
 * whole name along). After typing it runs in a transition, so that the list does not block keys.
 */
export function SearchField({ initialValue, isFirst, onSearch }: SearchFieldProps) {
  const text = useText()
  const [name, setName] = useState(initialValue)
  // During IME composition a field may exceed its maxLength.
  const typed = name.trim().slice(0, MAX_LENGTH)
  const debounced = useDebouncedText(typed, TYPING_PAUSE_MS)
  useEffect(() => startTransition(() => onSearch(debounced)), [debounced, onSearch])
  const label = text('browser.search')
  return (
    <TextField
      label={label}
      hideLabel
      className={css.search}
      placeholder={label}
      prefix={<Search size={18} aria-hidden="true" />}
      type="search"
      maxLength={MAX_LENGTH}
      isFirst={isFirst}
      value={name}
      onChange={setName}
      onBlur={() => onSearch(typed)}
    />
  )
}
