import type { Reporter } from './reporter.ts'

/** The bundle whose code an address belongs to. */
export interface Owner {
  readonly remote: string
  readonly version: string
}

/** What was thrown: an error as a rule, or anything else. */
type Thrown = { readonly stack?: string } | null | undefined

/**
 * Reports uncaught errors under the name of the bundle they came from. An event without an error comes from no bundle:
 * it is a message of the browser itself, such as a ResizeObserver that continues in the next frame, or of a foreign
 * script.
 */
export function watchPage(reporter: Reporter, ownerOf: (text: string) => Owner): void {
  const report = (name: string, thrown: Thrown, file: string) =>
    reporter.add({ kind: 'error', ...ownerOf(thrown?.stack ?? file), name, message: thrown })
  addEventListener('error', ({ error, filename }: { readonly error?: Thrown; readonly filename: string }) => {
    if (error) report('error', error, filename)
  })
  addEventListener('unhandledrejection', ({ reason }: { readonly reason: Thrown }) =>
    report('unhandledrejection', reason, ''),
  )
}
