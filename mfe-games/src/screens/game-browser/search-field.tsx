import { TextField } from '@croupier/shared/ui'
import { startTransition, useEffect, useState } from 'react'
import { useTyped } from '../../state/use-typed.ts'
import { useText } from '../../words.ts'

/** Milliseconds without a key until the list is asked for. */
const TYPING_PAUSE = 250
/** No game has a longer name; an operator refuses what is too long. */
const LONGEST = 80

interface SearchFieldProps {
  readonly first: string
  /** Has the focus, which was on what cleared the search and is gone. */
  readonly isFirst: boolean
  readonly onSearch: (name: string) => void
}

/**
 * The name to search for, `first` when the field comes. What is being typed is the field's own: a key draws the field
 * alone. `onSearch` (a stable one) is told once typing pauses, and at once of an emptied field or of one that is left (a
 * category that is pressed takes the whole name along); the list follows without holding a key up.
 */
export function SearchField({ first, isFirst, onSearch }: SearchFieldProps) {
  const text = useText()
  const [name, setName] = useState(first)
  // While an input method composes, a field takes more than its longest.
  const typed = name.trim().slice(0, LONGEST)
  const wanted = useTyped(typed, TYPING_PAUSE)
  useEffect(() => startTransition(() => onSearch(wanted)), [wanted, onSearch])
  const field = { label: text('browser.search'), type: 'search', maxLength: LONGEST, isFirst } as const
  return <TextField {...field} value={name} onChange={setName} onBlur={() => onSearch(typed)} />
}
