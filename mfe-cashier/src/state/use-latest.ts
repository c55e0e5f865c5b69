import { useState } from 'react'

/** What was there once stays: a form in use is not lost because a later look at its figures or its names failed. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
