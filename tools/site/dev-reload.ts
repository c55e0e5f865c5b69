import { mkdirSync, watch } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { devFolder } from './dev-releases.ts'

/** What open pages run while developing: they listen, and reload when a bundle was built anew. */
const SCRIPT = "new EventSource('/dev-events').addEventListener('built', () => location.reload())\n"
const QUIET = 300

/** Reloads open pages after each build (`npm run dev`); no other server has this. */
export class DevReload {
  readonly #listeners = new Set<ServerResponse>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(watched: readonly { readonly name: string }[]) {
    for (const { name } of watched) {
      mkdirSync(devFolder(name), { recursive: true })
      watch(devFolder(name), () => this.#later())
    }
  }

  /** The page with the listener in it; a script of its own, as the policy wants. */
  page(html: string): string {
    return html.replace('</head>', '<script src="/dev-reload.js" defer></script></head>')
  }

  /** Answers the two addresses of its own; false for any other. */
  answer(path: string, response: ServerResponse): boolean {
    if (path === '/dev-reload.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      response.end(SCRIPT)
      return true
    }
    if (path !== '/dev-events') return false
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': listening\n\n')
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
    return true
  }

  #later(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      for (const listener of this.#listeners) listener.write('event: built\ndata: {}\n\n')
    }, QUIET)
  }
}
