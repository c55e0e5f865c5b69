import { isApiError, type ApiError } from '@croupier/shared/api'
import { vi } from 'vitest'
import { createValue } from '../host/value.ts'
import { createLoadingCounter } from '../api/loading-counter.ts'
import { Transport } from '../api/transport.ts'

/** What the transport of a test has sent. */
export const requests: Request[] = []

/** A transport whose calls are all answered by `answer`. */
export function transportFor(answer: () => Response | Promise<Response>, token: () => string | null = () => 'secret') {
  requests.length = 0
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (request instanceof Request) requests.push(request.clone())
    return answer()
  })
  const onSessionInvalid = vi.fn()
  const onSlow = vi.fn()
  const transport = new Transport({
    origin: 'https://api.example',
    token: { read: token, write: () => undefined, clear: () => undefined },
    locale: createValue('fi'),
    loading: createLoadingCounter(),
    serverBusy: () => 'Server is busy, please try later',
    onSessionInvalid,
    onSlow,
  })
  return { transport, onSessionInvalid, onSlow }
}

export const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (!isApiError(error)) throw new Error('an ApiError was expected')
  return error
}
