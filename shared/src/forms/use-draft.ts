import { useEffect, useEffectEvent, useRef } from 'react'
import { useHost } from '../host/index.ts'
import type { Draft } from './draft.ts'

/**
 * Saves the form's values as its draft from the first change on; an untouched form saves nothing. Values still equal to
 * `given` (prefilled from elsewhere) are not saved, so the next form fetches them again.
 */
export function useDraft<Values extends object>(draft: Draft<Values>, values: Values, given?: Partial<Values>): void {
  const host = useHost()
  const first = useRef(values)
  const keep = useEffectEvent(() => draft.keep(values, host, given))
  useEffect(() => {
    if (values !== first.current) keep()
  }, [values])
}
