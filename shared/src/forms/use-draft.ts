import { useEffect, useEffectEvent, useRef } from 'react'
import { useHost } from '../host/index.ts'
import type { Draft } from './draft.ts'

/**
 * Keeps what stands in a form as its draft, from the first change on: what a form that nobody touched began with is not
 * its player's. What it still has of `given`, which comes from elsewhere, is asked for anew by the next one.
 */
export function useDraft<Values extends object>(draft: Draft<Values>, values: Values, given?: Partial<Values>): void {
  const host = useHost()
  const first = useRef(values)
  const keep = useEffectEvent(() => draft.keep(values, host, given))
  useEffect(() => {
    if (values !== first.current) keep()
  }, [values])
}
