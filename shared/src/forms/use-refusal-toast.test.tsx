import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../api/index.ts'
import { createTestHost } from '../testing/index.ts'
import { HostContext } from '../host/index.ts'
import { useRefusalToast } from './use-refusal-toast.ts'

afterEach(cleanup)

const path = '/base/state/listAll'

it("[SH-31] a query's refusal is shown once in the server's words, another failure is not", () => {
  const host = createTestHost({})
  const { rerender } = renderHook(useRefusalToast, {
    initialProps: null as Error | null,
    wrapper: ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>,
  })
  const refused = new ApiError({ code: 5, kind: 'refused', message: 'Not from here.', path })
  for (const error of [
    refused,
    refused,
    new ApiError({ code: 5, kind: 'refused', message: '', path }),
    new ApiError({ code: -1, kind: 'network', message: 'lost', path }),
    new TypeError('no'),
    null,
  ])
    rerender(error)
  expect(host.record.toasts).toEqual(['Not from here.'])
})
