import type { ParamsOf, ScreenId } from '@croupier/shared/host'
import type { OpenScreen } from './screen-stack.ts'
import { createValue, type Value } from './value.ts'

/** Two behind the buttons of a bar, two more that a pointer passed over. The oldest is dropped first. */
const MAX_PREPARED = 4

export interface PreparedScreens {
  readonly list: Value<readonly OpenScreen[]>
  /** The prepared pop-up with this id and these parameters, if any. */
  find(id: ScreenId, params: ParamsOf<ScreenId>): OpenScreen | undefined
  add(screen: OpenScreen): void
  keep(isKept: (screen: OpenScreen) => boolean): void
}

/**
 * Pop-ups that are likely to be opened next, rendered ahead: their first render takes longer than the response to a
 * press may.
 */
export function createPreparedScreens(): PreparedScreens {
  const list = createValue<readonly OpenScreen[]>([])
  const find: PreparedScreens['find'] = (id, params) =>
    list.get().find((screen) => isSameScreen(screen, { id, params }))
  return {
    list,
    find,
    add: (screen) => list.set([...list.get(), screen].slice(-MAX_PREPARED)),
    keep(isKept) {
      const kept = list.get().filter(isKept)
      if (kept.length < list.get().length) list.set(kept)
    },
  }
}

/** Whether both have the same id and the same parameters. */
export function isSameScreen(one: Omit<OpenScreen, 'key'>, other: Omit<OpenScreen, 'key'>): boolean {
  return one.id === other.id && JSON.stringify(one.params) === JSON.stringify(other.params)
}
