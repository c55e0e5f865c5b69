import type { RemoteName } from '@croupier/shared/host'
import type { ShellHost } from '../host/create-host.ts'

/** Reports what a player could not be shown, as an error of the version of its owner that runs in this page. */
export function reportFailure(
  { reporter, releases }: Pick<ShellHost, 'reporter' | 'releases'>,
  owner: RemoteName | 'shell',
  name: string,
  message: unknown,
): void {
  reporter.add({ kind: 'error', ...releases.owners().find(({ remote }) => remote === owner)!, name, message })
}
