import { createServer, isIP } from 'node:net'
import { originsOf } from './site-config.ts'

/** The shell's port: PORT, else 4000. Throws when PORT is none. */
export function sitePort(wanted = process.env['PORT']): number {
  const port = Number(wanted || 4000)
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Error(`PORT is ${wanted}: a number from 1 to 65000.`)
  return port
}

/**
 * Where the site listens: HOST, as for the sandbox, else for this machine alone. Some shells set HOST to the machine's
 * name: a name says nothing.
 */
export const listenHost = (wanted = process.env['HOST'] ?? ''): string => (isIP(wanted) ? wanted : '127.0.0.1')

/** Throws a message for a person when one of the site's ports is taken. */
export async function checkPorts(port: number): Promise<void> {
  const origins = originsOf(port)
  const all = [origins.shell, ...Object.values(origins.remotes), origins.api, ...origins.providers, ...origins.vendors]
  for (const origin of all) {
    const wanted = Number(new URL(origin).port)
    if (await taken(wanted)) {
      throw new Error(
        `Port ${wanted} is in use. End the program that uses it, or choose other ports: PORT=5000 npm start`,
      )
    }
  }
}

function taken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, () => probe.close(() => resolve(false)))
  })
}
