import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { JSDOM, VirtualConsole } from 'jsdom'
import { sendFile } from '../site/static-files.ts'
import type { Built } from './read-built.ts'

/** What a remote's `./module` must be (shared/src/host/remote.ts), before anything of it has been verified. */
interface ExposedModule {
  readonly name?: unknown
  readonly hostApi?: unknown
  readonly hostApiMinor?: unknown
  readonly version?: unknown
  readonly screens?: Readonly<Record<string, () => Promise<{ readonly default?: unknown }>>>
}

interface Container {
  init(scope: object): Promise<void> | void
  get(name: string): Promise<() => { readonly default?: ExposedModule }>
}

const TIMEOUT_MS = 60_000

/**
 * Runs a built remote's module in a page (jsdom) without a shell and checks it against the contract: its name, its
 * contract number and its screens, each of which is loaded. Returns the problems, in sentences; empty when all is well.
 */
export async function moduleProblems(built: Built, owned: readonly string[]): Promise<string[]> {
  const server = createServer((request, response) => {
    sendFile(request, response, built.folder, new URL(request.url ?? '/', 'http://localhost').pathname)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const page = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: `http://127.0.0.1:${port}/`,
    runScripts: 'dangerously',
    resources: 'usable',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  })
  try {
    return await withPatience(inspect(page, built, owned))
  } catch (error) {
    return [`The module of ${built.remote} does not run: ${whereThrown(error)}`]
  } finally {
    page.window.close()
    server.close()
    server.closeAllConnections()
  }
}

async function inspect({ window }: JSDOM, built: Built, owned: readonly string[]): Promise<string[]> {
  giveWhatIsMissing(window)
  const shares = await sharesFor(window, built)
  await runScript(window, `/${built.entry}`)
  const container = (window as unknown as Record<string, Container | undefined>)[`croupier_${built.remote}`]
  if (!container) return [`The entry of ${built.remote} makes no croupier_${built.remote}.`]
  await container.init(shares)
  const { default: exposed } = (await container.get('./module'))()
  if (!exposed) return [`./module of ${built.remote} has no default export.`]
  return [...headProblems(exposed, built), ...(await screenProblems(exposed, built, owned))]
}

/** The packages that a shell would provide. They are built beside the remote, since no remote runs without them. */
async function sharesFor(window: JSDOM['window'], { folder }: Built): Promise<object> {
  if (!existsSync(join(folder, SHARES))) return {}
  await runScript(window, `/${SHARES}`)
  return (await (window as unknown as { croupierShares?: Promise<object> }).croupierShares) ?? {}
}

const SHARES = 'standalone/shares.js'

function headProblems(exposed: ExposedModule, { remote, contract }: Built): string[] {
  // A page goes by what the module itself says. The first modules had no minor number.
  const said = `${String(exposed.hostApi)}.${String(exposed.hostApiMinor ?? contract.hostApiMinor)}`
  const noted = `${contract.hostApi}.${contract.hostApiMinor}`
  return [
    ...(exposed.name === remote ? [] : [`The module says that it is ${String(exposed.name)}, not ${remote}.`]),
    ...(said === noted ? [] : [`The module says contract ${said}, its build ${noted}.`]),
    ...(typeof exposed.version === 'string' && exposed.version !== '' ? [] : ['The module has no version.']),
  ]
}

async function screenProblems(exposed: ExposedModule, { remote }: Built, owned: readonly string[]): Promise<string[]> {
  const screens = Object.entries(exposed.screens ?? {})
  const missing = owned
    .filter((id) => !exposed.screens?.[id])
    .map((id) => `${remote} has no screen ${id}, which is its own.`)
  const foreign = screens
    .filter(([id]) => !owned.includes(id))
    .map(([id]) => `The screen ${id} is not one of ${remote}'s.`)
  const broken = await Promise.all(
    screens.map(async ([id, load]) => {
      try {
        const loaded = await load()
        return typeof loaded.default === 'function' ? [] : [`The screen ${id} of ${remote} is no component.`]
      } catch (error) {
        return [`The screen ${id} of ${remote} does not load: ${whereThrown(error)}`]
      }
    }),
  )
  return [...missing, ...foreign, ...broken.flat()]
}

/**
 * The error's message, or its stack with the place in the remote's files: errors of the jsdom window are not instances
 * of this process's Error.
 */
function whereThrown(error: unknown): string {
  if (error instanceof Error) return error.message
  const { stack } = Object(error) as { readonly stack?: unknown }
  return typeof stack === 'string' ? stack : String(error)
}

/** Adds what every browser has and jsdom lacks; the components access it while they load. */
function giveWhatIsMissing(window: JSDOM['window']): void {
  const media = (query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })
  const { fetch, Request, Response, Headers, structuredClone, TextEncoder, TextDecoder } = globalThis
  const streams = { ReadableStream, WritableStream, TransformStream }
  Object.assign(window, { fetch, Request, Response, Headers, structuredClone, TextEncoder, TextDecoder, ...streams })
  Object.assign(window, { matchMedia: media })
}

function runScript(window: JSDOM['window'], src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed: string[] = []
    window.addEventListener('error', ({ message }) => failed.push(message))
    const script = window.document.createElement('script')
    script.src = src
    script.addEventListener('load', () => (failed.length > 0 ? reject(new Error(failed.join('; '))) : resolve()))
    script.addEventListener('error', () => reject(new Error(`${src} does not load`)))
    window.document.head.append(script)
  })
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it is not ready after ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
