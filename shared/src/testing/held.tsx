import { useState, type ReactNode } from 'react'

/** A field with the text that it holds, as a form has it; `first` is there to begin with, `onValue` hears each change. */
export function Held(props: {
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
