import { screenDefinition, type OpenOptions, type ParamsOf, type ScreenId, type ScreenService } from '@croupier/shared/host'
import { createValue, type Value } from './value.ts'

export interface OpenScreen {
  readonly key: number
  readonly id: ScreenId
  readonly params: ParamsOf<ScreenId>
}

export interface ScreenStack extends ScreenService {
  readonly stack: Value<readonly OpenScreen[]>
  /** True while a navigation to another page is under way: its history entry is not a pop-up's. */
  leaving: boolean
  /** Keeps the lowest `depth` screens: what Back leaves. */
  truncate(depth: number): void
  /** Closes one screen wherever it is in the stack: a late answer must not close what is above it. */
  remove(key: number): void
  /** A screen that waits for the visitor to log in. */
  takePending(): OpenScreen | undefined
}

interface StackOptions {
  readonly isMember: () => boolean
  readonly onGuarded: () => void
  readonly hint: (id: ScreenId) => void
}

const WAYS_IN: ReadonlySet<ScreenId> = new Set(['login', 'join', 'forgotPassword', 'socialJoin'])

/** The stack of pop-ups (site.md 2). What the browser's history knows of it is kept by `useScreenHistory`. */
export function createScreenStack({ isMember, onGuarded, hint }: StackOptions): ScreenStack {
  const stack = createValue<readonly OpenScreen[]>([])
  let nextKey = 1
  let pending: OpenScreen | undefined
  const put = (screen: OpenScreen, replace: boolean) => {
    const below = replace ? stack.get().slice(0, -1) : stack.get()
    // The same screen twice in a row (a double click) is one screen.
    const top = below.at(-1)
    const same = top?.id === screen.id && JSON.stringify(top.params) === JSON.stringify(screen.params)
    stack.set(same ? below : [...below, screen])
  }
  return {
    stack,
    leaving: false,
    open(id, ...rest) {
      const [params, options] = rest as [params?: ParamsOf<ScreenId>, options?: OpenOptions]
      const screen: OpenScreen = { key: nextKey++, id, params: params ?? ({} as ParamsOf<ScreenId>) }
      if (screenDefinition(id)?.access === 'member' && !isMember()) {
        pending = screen
        onGuarded()
        put({ key: nextKey++, id: 'login', params: {} }, options?.replace ?? false)
        return
      }
      put(screen, options?.replace ?? false)
    },
    close() {
      pending = undefined
      stack.set(stack.get().slice(0, -1))
    },
    closeAll() {
      pending = undefined
      if (stack.get().length > 0) stack.set([])
    },
    remove(key) {
      const left = stack.get().filter((screen) => screen.key !== key)
      // Whoever closes the login gives up what waited for it.
      if (!left.some(({ id }) => WAYS_IN.has(id))) pending = undefined
      if (left.length < stack.get().length) stack.set(left)
    },
    truncate(depth) {
      if (depth >= stack.get().length) return
      pending = undefined
      stack.set(stack.get().slice(0, depth))
    },
    takePending() {
      const waiting = pending
      pending = undefined
      return waiting
    },
    hint,
  }
}
