import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { followFirstBanner, type FirstBanner } from './first-banner.ts'

const open: (Server | { close: () => void })[] = []
afterEach(() => open.splice(0).forEach((one) => one.close()))

/** An API that answers each call with the next of the given texts, then with the last one; and what it was asked. */
async function follow(...answers: string[]): Promise<{ banner: FirstBanner; languages: unknown[] }> {
  const languages: unknown[] = []
  const server = createServer((request, response) => {
    languages.push(request.headers['language'])
    response.end(answers.length > 1 ? answers.shift() : answers[0])
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const banner = followFirstBanner(`http://localhost:${(server.address() as AddressInfo).port}`, 'pt')
  open.push(server, { close: banner.stop })
  return { banner, languages }
}

const list = (...data: unknown[]) => JSON.stringify({ error: 0, data })

it('is the first one that is shown, in the language of the site', async () => {
  const late = { sortIndex: 3, image: '/late.svg' }
  const first = { sortIndex: 2, image: '/first.svg', mobileImage: '/small.svg', title: 'Welcome' }
  const { banner, languages } = await follow(list(late, first, { sortIndex: 1, enabled: 0, image: '/off.svg' }))
  await vi.waitFor(() => expect(banner.current()).toEqual({ image: '/first.svg', mobileImage: '/small.svg' }))
  expect(languages).toEqual(['pt'])
})

it.each(['<html>', '{"error":-1,"data":null}', 'null'])('is unknown after the answer %s, and asked for again', async (bad) => {
  const { banner } = await follow(bad, list({ image: '/first.svg' }))
  await vi.waitFor(() => expect(banner.current()).toEqual({ image: '/first.svg', mobileImage: null }), { timeout: 3_000 })
})

it('is none where the list is empty', async () => {
  const { banner, languages } = await follow(list())
  await vi.waitFor(() => expect(languages).toHaveLength(1))
  expect(banner.current()).toBeUndefined()
})
