import type { Observable } from '@croupier/shared/host'
import { atom, createStore } from 'jotai/vanilla'

export interface Value<T> extends Observable<T> {
  set(next: T): void
}

/** The page's one store: session, language, pop-ups, messages are small atoms of it. */
const store = createStore()

/** An observable value, kept as an atom. Setting the value that it already has notifies nobody. */
export function createValue<T>(initial: T): Value<T> {
  // Boxed: a bare function would be taken for a derived atom's computation.
  const box = atom({ value: initial })
  return {
    get: () => store.get(box).value,
    set(next) {
      if (!Object.is(store.get(box).value, next)) store.set(box, { value: next })
    },
    subscribe: (listener) => store.sub(box, listener),
  }
}
