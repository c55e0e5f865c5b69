import {
  screenDefinition,
  type Observable,
  type OpenOptions,
  type ParamsOf,
  type ScreenFrame,
  type ScreenId,
  type ScreenService,
} from '@croupier/shared/host'
import { createPreparedScreens, isSameScreen } from './prepared-screens.ts'
import { createValue } from './value.ts'

export interface OpenScreen {
  readonly key: number
  readonly id: ScreenId
  readonly params: ParamsOf<ScreenId>
}

export interface ScreenStack extends ScreenService {
  readonly stack: Observable<readonly OpenScreen[]>
  /** Drawn out of sight, so that opening them is quick. One that has been opened is among them until it is closed. */
  readonly prepared: Observable<readonly OpenScreen[]>
  /** Has a screen drawn ahead whose code and words are here. */
  prepare<Id extends ScreenId>(id: Id, params: ParamsOf<Id>): void
  /** What was drawn ahead is out of date, all of it or one screen: for another player, in another language, typed on. */
  dropPrepared(id?: ScreenId): void
  /** True while a navigation to another page is under way: its history entry is not a pop-up's. */
  leaving: boolean
  /**
   * Takes over what leads to a screen that the page itself shows, and says whether it does: the frame, once it can. A
   * screen that was opened over its own page before goes.
   */
  leadBy(toPage: ((id: ScreenId) => boolean) | undefined): void
  /** Keeps the lowest `depth` screens: what Back leaves. */
  truncate(depth: number): void
  /** Closes one screen wherever it is in the stack: a late answer must not close what is above it. */
  remove(key: number): void
  /** A screen that waits for the visitor to log in, or for it to be known who is here. */
  takePending(): OpenScreen | undefined
}

interface StackOptions {
  readonly isMember: () => boolean
  /** Whether it is still being asked who is here: what is for members waits for that. */
  readonly isUnknown?: () => boolean
  readonly onGuarded: () => void
  readonly hint: ScreenService['hint']
}

/** The id of the heading that names a pop-up: frames are known by it. */
export const titleIdOf = ({ key }: Pick<OpenScreen, 'key'>): string => `screen-${key}`

const without = (screens: readonly OpenScreen[], { titleId }: ScreenFrame) =>
  screens.filter((screen) => titleIdOf(screen) !== titleId)

const WAYS_IN: ReadonlySet<ScreenId> = new Set(['login', 'join', 'forgotPassword', 'socialJoin'])

/** A game for real money is for members, one for fun for everybody (site.md 4). */
const isForMoney = (id: ScreenId, params: ParamsOf<ScreenId>) =>
  id === 'game' && (params as ParamsOf<'game'>).playForFun === 0

/** The stack of pop-ups (site.md 2). What the browser's history knows of it is kept by `useScreenHistory`. */
export function createScreenStack({ isMember, isUnknown, onGuarded, hint }: StackOptions): ScreenStack {
  const stack = createValue<readonly OpenScreen[]>([])
  const prepared = createPreparedScreens()
  let nextKey = 1
  let pending: OpenScreen | undefined
  let toPage: ((id: ScreenId) => boolean) | undefined
  const set = (screens: readonly OpenScreen[]) => {
    const before = stack.get()
    const changed = [...before, ...screens].filter((screen) => before.includes(screen) !== screens.includes(screen))
    // A screen begins with what was typed into the last one of its kind: one that was drawn before that knows nothing of it.
    prepared.keep((screen) => screens.includes(screen) || !changed.some(({ id }) => id === screen.id))
    // Whoever closes the way in gives up what waited for it; a member, by a login in another tab say, is in.
    if (!isMember() && !screens.some(({ id }) => WAYS_IN.has(id))) pending = undefined
    stack.set(screens)
  }
  const make = (id: ScreenId, params: ParamsOf<ScreenId>): OpenScreen => {
    const ready = prepared.find(id, params)
    return ready && !stack.get().includes(ready) ? ready : { key: nextKey++, id, params }
  }
  const isBarred = (id: ScreenId, params: ParamsOf<ScreenId>) =>
    !isMember() && (screenDefinition(id)?.access === 'member' || isForMoney(id, params))
  const put = (screen: OpenScreen, replace: OpenOptions['replace']) => {
    const screens = stack.get()
    const below = typeof replace === 'object' ? without(screens, replace) : replace ? screens.slice(0, -1) : screens
    // Nobody wants the same form twice; but what waits for the login is given up with its pop-up.
    if (!below[0] && !pending && toPage?.(screen.id)) return set(below)
    // The same screen twice in a row (a double click) is one screen.
    const top = below.at(-1)
    set(top && isSameScreen(top, screen) ? below : [...below, screen])
  }
  const service: ScreenStack = {
    stack,
    prepared: prepared.list,
    leaving: false,
    prepare(id, params) {
      if (isBarred(id, params) || prepared.find(id, params)) return
      // Opened before it was ready to be drawn ahead.
      if (!stack.get().some((screen) => isSameScreen(screen, { id, params })))
        prepared.add({ key: nextKey++, id, params })
    },
    dropPrepared(id) {
      prepared.keep((screen) => stack.get().includes(screen) || (id !== undefined && screen.id !== id))
    },
    open(id, ...rest) {
      const [params, options] = rest as [params?: ParamsOf<ScreenId>, options?: OpenOptions]
      const screen = make(id, params ?? ({} as ParamsOf<ScreenId>))
      if (isBarred(id, screen.params)) {
        // What the screens of a session that has just ended still ask for.
        if (service.leaving) return
        pending = screen
        if (isUnknown?.()) return
        onGuarded()
        put(make('login', {}), options?.replace)
        return
      }
      put(screen, options?.replace)
    },
    close() {
      set(stack.get().slice(0, -1))
    },
    closeAll() {
      set(stack.get().length > 0 ? [] : stack.get())
    },
    remove(key) {
      const left = stack.get().filter((screen) => screen.key !== key)
      if (left.length < stack.get().length) set(left)
    },
    leadBy(lead) {
      toPage = lead
      const [first, above] = stack.get()
      if (first && !above && !pending && lead?.(first.id)) set([])
    },
    truncate(depth) {
      if (depth < stack.get().length) set(stack.get().slice(0, depth))
    },
    takePending() {
      const waiting = pending
      pending = undefined
      return waiting
    },
    hint,
  }
  return service
}
