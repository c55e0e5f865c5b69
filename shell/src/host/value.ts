import type { Observable } from '@croupier/shared/host'

export interface Value<T> extends Observable<T> {
  set(next: T): void
}

/** An observable value. Setting what it holds already tells nobody. */
export function createValue<T>(initial: T): Value<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next) {
      if (Object.is(current, next)) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
