import type { BrowserContext, Page, Request } from '@playwright/test'
import { site } from './site.ts'

/** The path of an address as the product API has it. */
export const apiPath = (url: string): string => new URL(url).pathname.replace(/^\/api(?=\/)/, '')

/** Every POST to a path of the API, in the order of sending, from whichever page or frame of the browser. */
export function watchCalls(page: Page, path: string): Request[] {
  const calls: Request[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && apiPath(request.url()) === path) calls.push(request)
  })
  return calls
}

/** Every question so far has its answer, or was given up. */
export async function answered(calls: readonly Request[]): Promise<void> {
  for (const call of calls) await (await call.response().catch(() => null))?.finished()
}

/** A field of a form-encoded body. */
export const textOf = (request: Request | undefined, name: string): string =>
  new URLSearchParams(request?.postData() ?? '').get(name) ?? ''

/** The page has read what came before: a round trip in real time. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/site.json')).text()
  })
}

/** A call whose answer comes when the test gives it; only the first ones where `times` says how many. */
export async function holdAnswer(page: Page, path: string, times?: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    `${site.calls}${path}`,
    async (route) => {
      await promise
      await route.continue()
    },
    { times },
  )
  return { asked: page.waitForRequest(`${site.calls}${path}`), give: resolve }
}

/** The operator does what it is asked, and its answer never arrives. */
export const loseAnswer = (where: Page | BrowserContext, path: string, times = 1) =>
  where.route(
    `${site.calls}${path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times },
  )

/** The operator does what it is asked, and then breaks down over it: HTTP 503, in an envelope whose code is its own. */
export const breakAfter = (page: Page, path: string) =>
  page.route(
    `${site.calls}${path}`,
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: { error: 1, message: 'Back at noon', data: null } })
    },
    { times: 1 },
  )
