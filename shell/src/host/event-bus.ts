import type { EventBus, HostEvents } from '@croupier/shared/host'
import mitt from 'mitt'

type Events = { [Name in keyof HostEvents]: HostEvents[Name] }

/** The event bus of this tab. A listener that throws does not stop the other listeners. */
export function createEventBus(): EventBus {
  const bus = mitt<Events>()
  return {
    emit: (name, payload) => bus.emit(name, payload),
    on(name, listener) {
      const guarded = (payload: HostEvents[typeof name]) => {
        try {
          listener(payload)
        } catch (error) {
          console.error(`a listener of ${name} failed`, error)
        }
      }
      bus.on(name, guarded)
      return () => bus.off(name, guarded)
    },
  }
}
