import type { ParamsOf, ScreenId } from '@croupier/shared/host'
import type { OpenScreen } from './screen-stack.ts'
import { createValue, type Value } from './value.ts'

/** Two in a bar, two more that a pointer passed: what nobody opens gives way. */
const MAX_PREPARED = 4

export interface PreparedScreens {
  readonly list: Value<readonly OpenScreen[]>
  /** The one that was made ready for this screen, if any. */
  find(id: ScreenId, params: ParamsOf<ScreenId>): OpenScreen | undefined
  add(screen: OpenScreen): void
  keep(isKept: (screen: OpenScreen) => boolean): void
}

/** Pop-ups that are likely to be opened next: their first drawing takes longer than a press may. */
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

/** Whether two are the same screen of the same thing. */
export function isSameScreen(one: Omit<OpenScreen, 'key'>, other: Omit<OpenScreen, 'key'>): boolean {
  return one.id === other.id && JSON.stringify(one.params) === JSON.stringify(other.params)
}
