import { useState } from 'react'

/** Returns the last defined value: a form in use is not lost because a later request for its config or names failed. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
