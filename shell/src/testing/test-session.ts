import { ApiError } from '@croupier/shared/api'
import { vi } from 'vitest'
import type { Transport } from '../api/transport.ts'
import { createEventBus } from '../host/event-bus.ts'
import { Session } from '../session/session.ts'
import type { SeenChange, SessionChange } from '../session/tabs.ts'

export const user = (fields = {}) => ({
  id: 7,
  username: 'ada',
  currency: 'USD',
  availableBalance: '10.00',
  enabled: 1,
  ...fields,
})

/** A session whose calls are answered from a table; `otherTab` simulates a change in another tab. */
export function sessionFor(answers: Record<string, unknown>, stored: string | null = 'old') {
  let token = stored
  let notify: (change: SeenChange, endedToken?: string) => void = () => undefined
  const announced: SessionChange[] = []
  const announcedTokens: (string | null | undefined)[] = []
  const paths: string[] = []
  const calls: { path: string; encoding?: string; timeout?: number }[] = []
  const reload = vi.fn()
  const onSignedOut = vi.fn()
  const onEnded = vi.fn()
  const events = createEventBus()
  const transport = {
    post: async ({ path, encoding, timeout }: (typeof calls)[number]) => {
      paths.push(path)
      calls.push({ path, encoding, timeout })
      const answer = answers[path]
      if (answer instanceof Error) throw answer
      return answer
    },
    malformed: (path: string) => new ApiError({ code: -1, kind: 'network', message: 'busy', path }),
  } as unknown as Transport
  const session = new Session({
    transport,
    token: { read: () => token, write: (next) => void (token = next), clear: () => void (token = null) },
    tabs: {
      send: (change, endedToken) => void (announced.push(change), announcedTokens.push(endedToken)),
      onChange: (listener) => void (notify = listener),
    },
    events,
    onSignedOut,
    onEnded,
    reload,
  })
  return {
    session,
    paths,
    calls,
    announced,
    announcedTokens,
    reload,
    onSignedOut,
    onEnded,
    events,
    token: () => token,
    setToken: (next: string | null) => void (token = next),
    otherTab: (change: SeenChange, endedToken?: string) => notify(change, endedToken),
  }
}

export const INFO = '/sys/auth/token/info'
export const REFRESH = '/sys/auth/token/refresh'
export const refusal = (code: number) =>
  new ApiError({ code, kind: code === -2 ? 'session' : 'refused', message: '', path: INFO })
