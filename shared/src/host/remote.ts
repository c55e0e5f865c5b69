import type { ComponentType } from 'react'
import type { Host } from './host.ts'
import type { ParamsOf, RemoteName, ScreenId } from './screens.ts'

/** Where a screen stands: in a pop-up, as a page of its own, or as a part of another page. */
export interface ScreenFrame {
  readonly kind: 'dialog' | 'page' | 'part'
  /** The id that the screen's heading must carry: the dialog is named by it. */
  readonly titleId: string
  readonly closeLabel: string
  close(): void
  /**
   * For a screen that shows a later step: until the returned function is called, Back calls `goBack` instead of closing
   * the pop-up or leaving the page. `goBack` returns false if the step cannot change now (a request is being sent): Back
   * then does nothing. A pop-up takes Back as often as it has steps. A page takes it once: after a step back, the next
   * Back leaves it. Absent where Back cannot be taken.
   */
  onBack?(goBack: () => boolean): () => void
}

export interface ScreenProps<Id extends ScreenId = ScreenId> {
  readonly host: Host
  readonly params: ParamsOf<Id>
  readonly frame: ScreenFrame
}

export type ScreenComponent<Id extends ScreenId = ScreenId> = ComponentType<ScreenProps<Id>>
/** A screen, and what it wants to have ready before it is shown (its words). */
export interface LoadedScreen<Id extends ScreenId = ScreenId> {
  readonly default: ScreenComponent<Id>
  readonly preload?: (host: Host) => Promise<unknown>
  /** Prefetches what the screen is about to show, where it is likely to be opened next. Never rejects. */
  readonly prefetch?: ((host: Host, params: ParamsOf<Id>) => Promise<unknown>) | undefined
}
export type ScreenLoaders = { readonly [Id in ScreenId]?: () => Promise<LoadedScreen<Id>> }

/** What a remote exposes as `./module`: its default export. */
export interface RemoteModule {
  readonly name: RemoteName
  readonly hostApi: number
  readonly hostApiMinor?: number
  readonly version: string
  readonly screens: ScreenLoaders
}
