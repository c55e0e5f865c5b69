import { createServer, isIP } from 'node:net'
import { originsOf } from './site-config.ts'

/** The shell's port: PORT, otherwise 4000. Throws when PORT is not a valid port. */
export function sitePort(wanted = process.env['PORT']): number {
  const port = Number(wanted || 4000)
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Error(`PORT is ${wanted}: a number from 1 to 65000.`)
  return port
}

/**
 * The address to listen on: HOST (also used by the sandbox), otherwise loopback only. Some shells set HOST to the
 * machine's name: anything but an IP address is ignored.
 */
export const listenHost = (wanted = process.env['HOST'] ?? ''): string => (isIP(wanted) ? wanted : '127.0.0.1')

/** Throws a readable message when one of the site's ports is taken. */
export async function checkPorts(port: number): Promise<void> {
  const origins = originsOf(port)
  const all = [origins.shell, ...Object.values(origins.remotes), origins.api, ...origins.providers, ...origins.vendors]
  for (const origin of all) {
    const portOfPart = Number(new URL(origin).port)
    if (await isTaken(portOfPart)) {
      throw new Error(
        `Port ${portOfPart} is in use. End the program that uses it, or choose other ports: PORT=5000 npm start`,
      )
    }
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, () => probe.close(() => resolve(false)))
  })
}
