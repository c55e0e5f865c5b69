import type { ApiService } from './api-service.ts'
import type { SiteConfig } from '../config/index.ts'
import type { Locale } from '../i18n/index.ts'
import type { EventBus } from './events.ts'
import type { FeedbackService } from './feedback-service.ts'
import type { NavigationService } from './navigation-service.ts'
import type { ScreenService } from './screen-service.ts'
import type { SessionService } from './session-service.ts'

/** The contract's number: it rises on a breaking change, and the shell refuses a remote built for another. */
export const HOST_API = 1
/** Rises with each addition; a remote that needs a newer one than the shell has is refused. */
export const HOST_API_MINOR = 13

/** A value that changes over time: read it now, or be told when it changes. */
export interface Observable<T> {
  get(): T
  /** Calls back after each change; the returned function stops it. */
  subscribe(listener: () => void): () => void
}

/**
 * Everything a remote gets from the shell. What must exist only once lives behind it; the token is never handed over.
 */
export interface Host {
  readonly hostApi: number
  readonly api: ApiService
  readonly session: SessionService
  readonly screens: ScreenService
  readonly navigation: NavigationService
  readonly feedback: FeedbackService
  readonly events: EventBus
  readonly locale: Observable<Locale>
  readonly layout: Observable<'mobile' | 'desktop'>
  readonly config: SiteConfig
}
