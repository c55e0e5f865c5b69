import type { BrowserContext, Page, Request } from '@playwright/test'
import { site } from './site.ts'

/** The product API's path in a URL, without the page's /api prefix. */
export const apiPath = (url: string): string => new URL(url).pathname.replace(/^\/api(?=\/)/, '')

/** Records every POST to an API path in the order of sending, from any page or frame of the browser. */
export function watchCalls(page: Page, path: string): Request[] {
  const calls: Request[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && apiPath(request.url()) === path) calls.push(request)
  })
  return calls
}

/** Waits until every request so far has a response or was aborted. */
export async function allAnswered(calls: readonly Request[]): Promise<void> {
  for (const call of calls) await (await call.response().catch(() => null))?.finished()
}

/** A field of a form-encoded body. */
export const textOf = (request: Request | undefined, name: string): string =>
  new URLSearchParams(request?.postData() ?? '').get(name) ?? ''

/** Waits until the page has processed earlier responses: a round trip in real time. */
export async function waitForPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/site.json')).text()
  })
}

/**
 * Holds a call's response until the test calls `release`; only the first `times` calls, if given. `requested` resolves
 * when the page makes the call, however late.
 */
export async function holdAnswer(page: Page, path: string, times?: number) {
  const requested = Promise.withResolvers<Request>()
  const answer = Promise.withResolvers<void>()
  await page.route(
    `${site.calls}${path}`,
    async (route) => {
      requested.resolve(route.request())
      await answer.promise
      await route.continue()
    },
    { times },
  )
  return { requested: requested.promise, release: answer.resolve }
}

/** Holds all scripts of a remote's origin until the test calls `release`. */
export async function holdScripts(page: Page, origin: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`${origin}/**/*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

/** The operator processes the request, but the response is lost. */
export const loseAnswer = (where: Page | BrowserContext, path: string, times = 1) =>
  where.route(
    `${site.calls}${path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times },
  )

/** The operator processes the request and then fails: HTTP 503, in an envelope with an error code of its own. */
export const breakAfter = (page: Page, path: string) =>
  page.route(
    `${site.calls}${path}`,
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: { error: 1, message: 'Back at noon', data: null } })
    },
    { times: 1 },
  )
