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
  /** What Back does in it instead of closing it (`ScreenFrame.onBack`). */
  goBack?: (() => boolean) | undefined
}

export interface ScreenStack extends ScreenService {
  readonly stack: Observable<readonly OpenScreen[]>
  /**
   * Screens rendered out of sight so that they open quickly. One that was opened stays in this list until it is closed.
   */
  readonly prepared: Observable<readonly OpenScreen[]>
  /** Renders a screen ahead; its code and words have to be loaded already. */
  prepare<Id extends ScreenId>(id: Id, params: ParamsOf<Id>): void
  /**
   * Drops the screens rendered ahead (all, or those of one id) because they are out of date: another player, another
   * language, or the player typed into the same form on its page. Open ones stay.
   */
  dropPrepared(id?: ScreenId): void
  /** True while a navigation to another page is under way: its history entry is not a pop-up's. */
  isLeaving: boolean
  /**
   * Registers the frame's handler for opening a screen that the current page shows itself. If the handler returns true,
   * it took over and no pop-up opens. A pop-up that was opened over its own page before is closed.
   */
  setPageHandler(handler: ((id: ScreenId) => boolean) | undefined): void
  /** How many entries of the browser's history there are to be: one for each pop-up, one for a step of the page. */
  depth(): number
  /**
   * What Back does on the page (`ScreenFrame.onBack`). Only an entry of its own keeps Back on the page; a pop-up has one
   * already.
   */
  onPageBack: NonNullable<ScreenFrame['onBack']>
  /**
   * Follows a step back that leaves `depth` entries: closes the screens above. If it is one step on the same page, a
   * screen with a `goBack` takes it instead.
   */
  truncate(depth: number, isSamePage?: boolean): void
  /** Closes one screen wherever it is in the stack, so that a late response does not close what is above it. */
  remove(key: number): void
  /** Returns and clears the screen that waits for a login, or for the session to be known. */
  takePending(): OpenScreen | undefined
}

interface StackOptions {
  readonly isMember: () => boolean
  /**
   * If the stored token's user is still being requested: shows the loading indicator until it is known, and returns
   * true. Screens for members wait for the answer.
   */
  readonly awaitUser?: () => boolean
  readonly onGuarded: () => void
  readonly hint: ScreenService['hint']
}

/** The id of a pop-up's heading. It also identifies the pop-up's frame. */
export const titleIdOf = ({ key }: Pick<OpenScreen, 'key'>): string => `screen-${key}`

const without = (screens: readonly OpenScreen[], { titleId }: ScreenFrame) =>
  screens.filter((screen) => titleIdOf(screen) !== titleId)

const AUTH_SCREENS: ReadonlySet<ScreenId> = new Set(['login', 'join', 'forgotPassword', 'socialJoin'])

/** A game for real money is for members, one for fun for everybody (site.md 4). */
const isForMoney = (id: ScreenId, params: ParamsOf<ScreenId>) =>
  id === 'game' && (params as ParamsOf<'game'>).playForFun === 0

/** The stack of pop-ups (site.md 2). `useScreenHistory` keeps the browser's history in step with it. */
export function createScreenStack({ isMember, awaitUser, onGuarded, hint }: StackOptions): ScreenStack {
  const stack = createValue<readonly OpenScreen[]>([])
  const prepared = createPreparedScreens()
  let nextKey = 1
  let pending: OpenScreen | undefined
  let pageHandler: ((id: ScreenId) => boolean) | undefined
  const page: Pick<OpenScreen, 'goBack'> = {}
  const setPageStep = (goBack?: () => boolean) => {
    page.goBack = goBack
    // Later: while effects run, the history still follows the page before.
    queueMicrotask(() => stack.set([...stack.get()]))
  }
  const set = (screens: readonly OpenScreen[]) => {
    const before = stack.get()
    const changed = [...before, ...screens].filter((screen) => before.includes(screen) !== screens.includes(screen))
    // A screen starts with what was typed into the last one of the same id. One rendered before that lacks it, so drop
    // it.
    prepared.keep((screen) => screens.includes(screen) || !changed.some(({ id }) => id === screen.id))
    // Closing the login (or join …) gives up the screen that waited for it, unless there is a member by now, say by a
    // login in another tab.
    if (!isMember() && !screens.some(({ id }) => AUTH_SCREENS.has(id))) pending = undefined
    stack.set(screens)
  }
  const createScreen = (id: ScreenId, params: ParamsOf<ScreenId>): OpenScreen => {
    const ready = prepared.find(id, params)
    return ready && !stack.get().includes(ready) ? ready : { key: nextKey++, id, params }
  }
  const isForbidden = (id: ScreenId, params: ParamsOf<ScreenId>) =>
    !isMember() && (screenDefinition(id)?.access === 'member' || isForMoney(id, params))
  const push = (screen: OpenScreen, replace: OpenOptions['replace']) => {
    const screens = stack.get()
    const below = typeof replace === 'object' ? without(screens, replace) : replace ? screens.slice(0, -1) : screens
    // The page shows this form already, so no second one opens. But if a screen waits for the login, a pop-up is
    // needed: closing it is how the player gives that screen up.
    if (!below[0] && !pending && pageHandler?.(screen.id)) return set(below)
    // The same screen twice in a row (a double click) is one screen.
    const top = below.at(-1)
    set(top && isSameScreen(top, screen) ? below : [...below, screen])
  }
  const service: ScreenStack = {
    stack,
    prepared: prepared.list,
    isLeaving: false,
    prepare(id, params) {
      if (isForbidden(id, params) || prepared.find(id, params)) return
      // Skipped if the same screen was opened before it could be rendered ahead.
      if (!stack.get().some((screen) => isSameScreen(screen, { id, params })))
        prepared.add({ key: nextKey++, id, params })
    },
    dropPrepared(id) {
      prepared.keep((screen) => stack.get().includes(screen) || (id !== undefined && screen.id !== id))
    },
    open(id, ...rest) {
      const [params, options] = rest as [params?: ParamsOf<ScreenId>, options?: OpenOptions]
      const screen = createScreen(id, params ?? ({} as ParamsOf<ScreenId>))
      if (isForbidden(id, screen.params)) {
        // Ignores what the screens of a session that just ended still try to open.
        if (service.isLeaving) return
        pending = screen
        if (awaitUser?.()) return
        onGuarded()
        push(createScreen('login', {}), options?.replace)
        return
      }
      push(screen, options?.replace)
    },
    close() {
      set(stack.get().slice(0, -1))
    },
    closeAll() {
      set(stack.get().length > 0 ? [] : stack.get())
    },
    remove(key) {
      const remaining = stack.get().filter((screen) => screen.key !== key)
      if (remaining.length < stack.get().length) set(remaining)
    },
    setPageHandler(handler) {
      pageHandler = handler
      const [first, above] = stack.get()
      if (first && !above && !pending && handler?.(first.id)) set([])
    },
    depth: () => stack.get().length + (page.goBack ? 1 : 0),
    onPageBack(goBack) {
      setPageStep(goBack)
      return setPageStep
    },
    truncate(depth, isSamePage) {
      const screens = stack.get()
      const excess = service.depth() - depth
      const top = screens.at(-1) ?? page
      if (excess === 1 && isSamePage && top.goBack) {
        // Its entry is gone. A new one, which no press led to, would make the browser skip the page at the next Back.
        if (top.goBack() && top === page) setPageStep()
      } else if (excess > 0) set(screens.slice(0, -excess))
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
