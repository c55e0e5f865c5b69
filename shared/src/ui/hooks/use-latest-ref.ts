import { useEffect, useRef, type RefObject } from 'react'

/** A ref to the value of the latest render, for a submit that waits: what it sends is what is there by then. */
export function useLatestRef<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => void (latest.current = value))
  return latest
}
