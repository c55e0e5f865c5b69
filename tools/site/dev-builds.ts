import type { ServerResponse } from 'node:http'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir } from '../lib/paths.ts'

/** What a watching compiler reports after each build (shared/build/run-webpack.ts). */
export interface DevBuild {
  readonly hash: string
  /** Remotes only: the file that the shell loads first. */
  readonly entry?: string
}

/** Where the builds of a watched bundle go: never into a folder that is released. */
export const devFolder = (name: string) => join(dataDir, 'dev', name)
/** Holds the script that is added to the page (shared/build/hot/page). */
export const devPageFolder = devFolder('page')
const SCRIPT = '/dev-page.js'
const EVENTS = '/dev-events'

/** The newest build of each watched bundle, and the open pages that are notified of new ones (`npm run dev`). */
export class DevBuilds {
  readonly #listeners = new Set<ServerResponse>()
  readonly #builds = new Map<string, DevBuild>()

  constructor(names: readonly string[]) {
    for (const name of names) mkdirSync(devFolder(name), { recursive: true })
  }

  /** The newest build of a bundle; undefined until the first one is done. */
  of(name: string): DevBuild | undefined {
    return this.#builds.get(name)
  }

  report(name: string, build: DevBuild): void {
    this.#builds.set(name, build)
    for (const listener of this.#listeners) listener.write(eventOf(name, build))
  }

  /** Adds the script to the page, before the shell's own; as a separate file, which the security policy requires. */
  page(html: string): string {
    return html.replace('<script defer', `<script defer src="${SCRIPT}"></script><script defer`)
  }

  /** Answers requests for the script and for the event stream; returns false for any other path. */
  answer(path: string, response: ServerResponse): boolean {
    if (path === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
      response.end(readFileSync(join(devPageFolder, 'dev-page.js')))
      return true
    }
    if (path !== EVENTS) return false
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': listening\n\n')
    for (const [name, build] of this.#builds) response.write(eventOf(name, build))
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
    return true
  }
}

const eventOf = (name: string, { hash }: DevBuild) => `event: built\ndata: ${JSON.stringify({ name, hash })}\n\n`
