import { useEffect } from 'react'
import { useHost } from '../host/index.ts'
import type { Draft } from './draft.ts'

/** Keeps what stands in a form as its draft, from the first change on. */
export function useDraft<Values extends object>(draft: Draft<Values>, values: Values): void {
  const host = useHost()
  useEffect(() => draft.keep(values, host), [draft, host, values])
}
