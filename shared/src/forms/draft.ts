import type { User } from '../api/index.ts'
import type { Observable } from '../host/index.ts'

/** What a player has typed into a form so far. */
export interface Draft<Values extends object> {
  read(): Partial<Values>
  /** Keeps what stands in the form now, for the player of this moment. */
  keep(values: Values, player: Observable<User | null>): void
  forget(): void
}

/**
 * Survives a Back, an Escape and a press beside the pop-up, in the page's memory alone. It goes when the player does:
 * with a login, a logout or another member. `secrets` are fields that it never holds.
 */
export function createDraft<Values extends object>(secrets: readonly (keyof Values)[] = []): Draft<Values> {
  let kept: Partial<Values> = {}
  let stop: (() => void) | undefined
  const forget = () => {
    kept = {}
    stop?.()
    stop = undefined
  }
  return {
    read: () => kept,
    keep(values, player) {
      kept = { ...values }
      for (const name of secrets) delete kept[name]
      if (stop) return
      const whose = player.get()?.id
      stop = player.subscribe(() => {
        if (player.get()?.id !== whose) forget()
      })
    },
    forget,
  }
}
