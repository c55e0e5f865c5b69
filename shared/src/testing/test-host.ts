import * as v from 'valibot'
import { ApiError, type User, userSchema } from '../api/index.ts'
import { siteConfigSchema } from '../config/index.ts'
import {
  HOST_API,
  type Host,
  type HostEventName,
  type HostEvents,
  type Observable,
  type ScreenId,
} from '../host/index.ts'
import { DEFAULT_LOCALE, type Locale } from '../i18n/index.ts'
import { pictureAddress } from '../links/index.ts'

/** The response to each path in a test: data, or a function of the body, which throws an ApiError to refuse. */
export type Answers = Readonly<Record<string, unknown>>

export interface TestHostOptions {
  readonly user?: Partial<User> | null
  readonly answers?: Answers
  readonly locale?: Locale
  readonly layout?: 'mobile' | 'desktop'
  /** What the player answers to each confirmation. Default: true. */
  readonly confirm?: () => boolean | undefined
}

/** What a screen did to its host, for a test to look at. */
interface TestRecord {
  readonly calls: { path: string; body: unknown }[]
  /** The idempotency keys that were sent, in their order. */
  readonly keys: string[]
  readonly toasts: string[]
  readonly alerts: string[]
  readonly opened: { id: ScreenId; params: unknown }[]
  readonly events: { name: HostEventName; payload: unknown }[]
  readonly paths: string[]
  closed: number
  /** What Back does in the screen instead of closing it (`renderScreen`). */
  goBack?: (() => boolean) | undefined
}

export interface TestHost extends Host {
  readonly record: TestRecord
  /** The language, for a test to change. */
  readonly locale: Host['locale'] & { set(next: Locale): void }
  /** The current user, for a test to change: a logout, another member. */
  readonly session: Host['session'] & { set(next: User | null): void }
}

function value<T>(initial: T): Observable<T> & { set(next: T): void } {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next) {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A member for tests: complete, with the given fields on top. */
export function testUser(fields: Partial<User> = {}): User {
  const base = { id: 1, username: 'demo', currency: 'USD', currencySymbol: '$', availableBalance: '100.00' }
  return { ...v.parse(userSchema, base), ...fields }
}

/** A host for unit tests and for a remote's standalone page; the compiler keeps it equal to the contract. */
export function createTestHost(options: TestHostOptions = {}): TestHost {
  const record: TestRecord = {
    calls: [],
    keys: [],
    toasts: [],
    alerts: [],
    opened: [],
    events: [],
    paths: [],
    closed: 0,
  }
  const session = value<User | null>(options.user ? testUser(options.user) : null)
  const listeners = new Map<HostEventName, Set<(payload: never) => void>>()
  const answer = async (path: string, body: unknown): Promise<unknown> => {
    record.calls.push({ path, body })
    const found = options.answers?.[path]
    if (found === undefined) throw new ApiError({ code: -1, message: `no answer for ${path}`, kind: 'network', path })
    return typeof found === 'function' ? (found as (body: unknown) => unknown)(body) : found
  }
  return {
    record,
    hostApi: HOST_API,
    config: v.parse(siteConfigSchema, {
      title: 'Croupier',
      name: 'Croupier',
      domain: 'croupier.example',
      email: 'support@croupier.example',
      apiOrigin: 'http://localhost:4010',
      providerOrigins: ['http://localhost:4020'],
      vendorOrigins: ['http://localhost:4030'],
    }),
    locale: value<Locale>(options.locale ?? DEFAULT_LOCALE),
    layout: value<'mobile' | 'desktop'>(options.layout ?? 'desktop'),
    api: {
      post: async (path, body, { schema, idempotencyKey }) => {
        if (idempotencyKey) record.keys.push(idempotencyKey)
        return v.parse(schema, await answer(path, body))
      },
      upload: async (path, file, { schema }) => v.parse(schema, await answer(path, file)),
      file: async (path, query) => (await answer(path, query)) as Blob,
      picture: (address) => pictureAddress(address, 'http://localhost:4010'),
    },
    session: {
      ...session,
      known: value(true),
      async signIn(call, body) {
        const user = v.parse(v.nullable(userSchema), await answer(call, body))
        session.set(user)
        return user
      },
      async signOut() {
        await answer('/sys/auth/logout', {})
        session.set(null)
      },
      refresh: async () => session.get(),
    },
    screens: {
      open: (id, ...rest) => void record.opened.push({ id, params: rest[0] }),
      close: () => void record.closed++,
      closeAll: () => void record.closed++,
      hint: () => undefined,
    },
    navigation: {
      go: (path) => void record.paths.push(path),
      current: () => record.paths.at(-1) ?? '/',
      step: () => undefined,
      openExternal: () => true,
      absolute: (path) => `http://localhost:4000/#${path}`,
    },
    feedback: {
      toast: (message) => void record.toasts.push(message),
      alert: async ({ message }) => void record.alerts.push(message),
      confirm: async ({ message }) => {
        record.alerts.push(message)
        return options.confirm ? options.confirm() : true
      },
    },
    events: {
      emit(name, payload) {
        record.events.push({ name, payload })
        for (const listener of listeners.get(name) ?? []) listener(payload as never)
      },
      on<Name extends HostEventName>(name: Name, listener: (payload: HostEvents[Name]) => void) {
        const registered = listeners.get(name) ?? new Set()
        listeners.set(name, registered.add(listener as (payload: never) => void))
        return () => void registered.delete(listener as (payload: never) => void)
      },
    },
  }
}
