import type { ScreenFrame } from './remote.ts'
import type { ParamsOf, ScreenId } from './screens.ts'

export type OpenArguments<Id extends ScreenId> =
  ParamsOf<Id> extends undefined
    ? [params?: undefined, options?: OpenOptions]
    : Record<string, never> extends ParamsOf<Id>
      ? [params?: ParamsOf<Id>, options?: OpenOptions]
      : [params: ParamsOf<Id>, options?: OpenOptions]

export interface OpenOptions {
  /**
   * Replaces the top pop-up instead of opening above it (a chooser giving way to a method). A frame replaces its own
   * pop-up and no other: when a late response arrives, another pop-up may be above that one, or it may be gone.
   */
  readonly replace?: boolean | ScreenFrame
}

/** The stack of pop-ups, whoever owns them. Back closes the top one. */
export interface ScreenService {
  /**
   * Opens a pop-up. A visitor who may not see it, or wants a game for real money, gets the login pop-up first and then
   * the screen; closing the login gives the screen up.
   */
  open<Id extends ScreenId>(id: Id, ...rest: OpenArguments<Id>): void
  /** Closes the top pop-up. */
  close(): void
  closeAll(): void
  /**
   * Starts loading a screen that is likely to be opened next (hover, focus, in view). Given the parameters it will be
   * opened with, also prefetches its data and, if it is a pop-up, renders it ahead, without effects.
   */
  hint<Id extends ScreenId>(id: Id, params?: ParamsOf<Id> | Record<string, never>): void
}
