import { useRef } from 'react'

interface Focusable {
  focus(): void
}

interface MarkedField {
  /** Focuses the field that was marked as wrong; one that is not shown yet (in another step), as soon as it is. */
  focus(name: string): void
  /** The ref of a field's element. */
  refOf(name: string): (element: Focusable | null) => void
}

/** Gives the focus to the field of a form that was marked as wrong. */
export function useMarkedField(): MarkedField {
  const elements = useRef(new Map<string, Focusable>())
  const awaited = useRef<string>(undefined)
  return {
    focus: (name) => {
      const element = elements.current.get(name)
      element?.focus()
      awaited.current = element ? undefined : name
    },
    refOf: (name) => (element) => {
      if (!element) return void elements.current.delete(name)
      elements.current.set(name, element)
      if (awaited.current !== name) return
      awaited.current = undefined
      element.focus()
    },
  }
}
