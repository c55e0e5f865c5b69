import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDocument } from '../releases/document.ts'
import { loadSigner } from '../releases/keys.ts'
import { signDocument, writeSigned } from '../releases/store.ts'
import { servePage } from './serve-page.ts'

const html = `<!doctype html><script type="application/json" id="croupier-boot">{"site":"of the build"}</script>
<script type="application/json" id="croupier-files">null</script>`
let folder: string
const ends: (() => unknown)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-page-'))
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  rmSync(folder, { recursive: true })
})

/** A product API whose first banner has this picture. */
async function banners(image: string): Promise<string> {
  const api = createServer((_, response) => response.end(JSON.stringify({ error: 0, data: [{ enabled: 1, image }] })))
  await new Promise<void>((resolve) => api.listen(0, resolve))
  ends.push(() => api.close())
  return `http://localhost:${(api.address() as AddressInfo).port}`
}

function requestPage(socketPath: string, method = 'GET'): Promise<{ status: number | undefined; page: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, path: '/', method, agent: false }, (answer) => {
      void text(answer).then((page) => resolve({ status: answer.statusCode, page }))
    })
    sent.once('error', reject).end()
  })
}

describe('the page server', () => {
  it('writes the current site, first banner and releases into the page, and answers 500 without one', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const signer = loadSigner(folder)
    const site = { apiOrigin: await banners('/first.svg'), releaseKeys: [signer.line] }
    writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
    writeFileSync(join(folder, 'index.html'), html)
    const listen = join(folder, 'page.sock')
    const server = await servePage({ shellFolder: folder, storeFolder: folder, listen: { path: listen } })
    ends.push(() => server.close())
    await expect
      .poll(async () => (await requestPage(listen)).page)
      .toContain(JSON.stringify({ site, banner: { image: '/first.svg', mobileImage: null } }))
    expect((await requestPage(listen)).page).toContain(
      '<script type="application/json" id="croupier-files">{}</script>',
    )

    writeSigned({ folder, signer }, signDocument(signer, emptyDocument))
    expect((await requestPage(listen)).page).toContain(`"keyId":"${signer.keyId}"`)

    for (const damage of [
      () => writeFileSync(join(folder, 'remotes.json'), '{}'),
      () => rmSync(join(folder, 'remotes.json')),
    ]) {
      damage()
      expect((await requestPage(listen)).page).toContain(`"keyId":"${signer.keyId}"`)
    }
    rmSync(join(folder, 'history'), { recursive: true })
    expect(await requestPage(listen)).toEqual({ status: 200, page: expect.stringContaining('"croupier-files">{}<') })

    writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, name: 'of today' }))
    expect((await requestPage(listen)).page).toContain('"name":"of today"')

    expect(await requestPage(listen, 'HEAD')).toEqual({ status: 200, page: '' })
    expect((await requestPage(listen, 'POST')).status).toBe(405)
    rmSync(join(folder, 'index.html'))
    expect(await requestPage(listen)).toEqual({ status: 500, page: '' })
  })

  it.each([
    ['https://api.casino.example', 'apiAddress', 'localApiAddress'],
    ['http://localhost:1', 'localApiAddress', 'nothing'],
  ])('requests the product API of %s at %s, and gives browsers its origin', async (apiOrigin, asked, other) => {
    const site = { apiOrigin, releaseKeys: [] }
    writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
    writeFileSync(join(folder, 'index.html'), html)
    const listen = join(folder, 'page.sock')
    const addresses = { [other]: await banners('/other.svg'), [asked]: await banners('/near.svg') }
    const server = await servePage({ shellFolder: folder, storeFolder: folder, listen: { path: listen }, ...addresses })
    ends.push(() => server.close())
    const known = JSON.stringify({ site, banner: { image: '/near.svg', mobileImage: null } })
    await expect.poll(async () => (await requestPage(listen)).page).toContain(known)
  })
})
