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
   * Takes the place of the top pop-up instead of opening above it (a chooser giving way to a method); with a frame, that
   * of its pop-up, and of no other: an answer that comes late may find another one above it, or none any more.
   */
  readonly replace?: boolean | ScreenFrame
}

/** The stack of pop-ups, whoever owns them. Back closes the top one. */
export interface ScreenService {
  /**
   * Opens a pop-up. A visitor who may not see it, or wants a game for real money, gets the login pop-up, then the screen;
   * whoever closes that one gives it up.
   */
  open<Id extends ScreenId>(id: Id, ...rest: OpenArguments<Id>): void
  /** Closes the top pop-up. */
  close(): void
  closeAll(): void
  /**
   * Starts loading a screen that is likely to be opened next (hover, focus, in view). With the parameters that it will
   * be opened with it asks for what it shows and is drawn ahead as well, without effects, where it is a pop-up.
   */
  hint<Id extends ScreenId>(id: Id, params?: ParamsOf<Id> | Record<string, never>): void
}
