import { useState, type ReactNode } from 'react'

/** Holds the text of a field, as a form does; `first` is the initial text, `onValue` is called on each change. */
export function ControlledField(props: {
  first?: string
  onValue?: (value: string) => void
  children: (bind: { value: string; onChange: (value: string) => void }) => ReactNode
}): ReactNode {
  const [value, setValue] = useState(props.first ?? '')
  const onChange = (next: string) => {
    setValue(next)
    props.onValue?.(next)
  }
  return props.children({ value, onChange })
}
