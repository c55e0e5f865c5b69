import { buildApi } from '../api/server.ts'
import { openContext } from './open.ts'
import { PARTS } from './open.ts'
import type { PartName, SandboxOptions } from './open.ts'
import { portsFrom } from '../context.ts'
import type { Context } from '../context.ts'
import { drawMethodsAhead } from '../pictures/raster.ts'
import { startCleanup } from '../security/cleanup.ts'

export type { SandboxOptions } from './open.ts'

interface Part {
  close: () => Promise<unknown>
}

export interface Sandbox {
  context: Context
  /** Stops listening, then closes the database; running requests end first. */
  close: () => Promise<void>
}

type Start = (ctx: Context, listen: { host: string; port: number }) => Promise<Part>

/** How each part starts; a part that is not wanted is not even imported. */
const starts: Readonly<Record<PartName, () => Promise<Start>>> = {
  providers: async () => (await import('../providers/server.ts')).startProviders,
  vendor: async () => (await import('../vendor/server.ts')).startVendor,
}

/** Starts the operator's whole side: product API on basePort+10, payment providers +20, game vendor +30. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const context = await openContext(options)
  const { host, basePort } = context.config
  const ports = portsFrom(basePort)
  const parts: Part[] = []
  const close = async () => {
    await Promise.allSettled(parts.map((part) => part.close()))
    await context.db.destroy()
  }
  try {
    const api = await buildApi(context)
    await api.listen({ host, port: ports.api })
    parts.push(api, startCleanup(context))
    for (const name of options.parts ?? PARTS) {
      const start = await starts[name]()
      parts.push(await start(context, { host, port: ports[name] }))
    }
    // Not awaited: a request that arrives before this is done draws its icon itself.
    drawMethodsAhead().catch((error: unknown) => process.stderr.write(`an icon was not drawn: ${String(error)}\n`))
  } catch (error) {
    await close()
    throw error
  }
  return { context, close }
}
