import { useState } from 'react'

/** Returns the last defined value: a form in use is not lost because a later request for its config or names failed. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
