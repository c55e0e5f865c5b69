import { lstatSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { listenHost } from '../site/ports.ts'

/** Where a server listens: a port of an address of this machine, or a socket. */
export type ListenTarget = { readonly host: string; readonly port: number } | { readonly path: string }

/**
 * Reads `--listen`: a port (of this machine only, unless HOST says otherwise), an address and a port
 * (`127.0.0.1:8081`, `[::1]:8081`), or the path of a socket. Throws where the port makes no sense.
 */
export function listenTarget(text: string): ListenTarget {
  const [, host, digits] = /^(?:(\[[\da-f:.]+\]|[^/:]*):)?(\d+)$/i.exec(text) ?? []
  if (digits === undefined) return { path: resolve(text) }
  const port = Number(digits)
  if (port < 1 || port > 65_535) throw new Error(`--listen ${text}: a port is a number from 1 to 65535.`)
  return { host: host?.replaceAll(/[[\]]/g, '') || listenHost(), port }
}

/** Removes the socket that a previous process left behind. Throws where something else has its path. */
export function removeOldSocket(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isSocket())
    throw new Error(`--listen ${path}: this is no socket, and it stays as it is. Name another path.`)
  rmSync(path)
}
