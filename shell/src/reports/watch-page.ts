import type { Reporter } from './reporter.ts'

/** Whose code an address belongs to. */
export interface Owner {
  readonly remote: string
  readonly version: string
}

/** What was thrown: an error as a rule, or anything else. */
type Thrown = { readonly stack?: string } | null | undefined

/**
 * Reports errors that nobody caught under the name of the bundle they came from. An event without an error is the
 * browser's own remark, such as a ResizeObserver that goes on in the next frame, or of a stranger's script: no bundle
 * threw it.
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
