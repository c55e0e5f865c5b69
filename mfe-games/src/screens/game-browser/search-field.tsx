import { TextField } from '@croupier/shared/ui'
import { startTransition, useEffect, useState } from 'react'
import { useTyped } from '../../state/use-typed.ts'
import { useText } from '../../words.ts'

/** ms without a key press before the list is requested. */
const TYPING_PAUSE = 250
/** No game has a longer name; an operator refuses what is too long. */
const LONGEST = 80

interface SearchFieldProps {
  readonly first: string
  /** Takes the focus on mount: the button that cleared the search had the focus and is gone. */
  readonly isFirst: boolean
  readonly onSearch: (name: string) => void
}

/**
 * The search field; `first` is its initial value. The text being typed is local state, so that a key press renders the
 * field alone. `onSearch` (must be stable) is called once typing pauses, and at once when the field is emptied or loses
 * the focus (a pressed category takes the whole name along). After typing it runs in a transition, so that the list
 * does not block keys.
 */
export function SearchField({ first, isFirst, onSearch }: SearchFieldProps) {
  const text = useText()
  const [name, setName] = useState(first)
  // During IME composition a field may exceed its maxLength.
  const typed = name.trim().slice(0, LONGEST)
  const wanted = useTyped(typed, TYPING_PAUSE)
  useEffect(() => startTransition(() => onSearch(wanted)), [wanted, onSearch])
  const field = { label: text('browser.search'), type: 'search', maxLength: LONGEST, isFirst } as const
  return <TextField {...field} value={name} onChange={setName} onBlur={() => onSearch(typed)} />
}
