import type { Page } from '@playwright/test'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

interface Signed {
  text: string
  signature: { issued: string; keyId: string; signature: string }
}
type Change = (signed: Signed) => unknown
const edit =
  (change: (document: Document) => unknown): Change =>
  (signed) => {
    const document = JSON.parse(signed.text) as Document
    return { ...signed, text: JSON.stringify(change(document) ?? document) }
  }
interface Version {
  url: string
  metadata: { integrity: string; version: string }
  deployment: { traffic: number; default: boolean }
  extras: Record<string, unknown>
}
interface Document {
  schema: string
  microFrontends: Record<string, Version[]>
}
const cashier = (document: Document) => document.microFrontends['croupier/cashier']![0]!

/** Some ways in which the document may be altered on the way; the shell's own test of its releases has all of them. */
const changes: Readonly<Record<string, Change>> = {
  'is null': () => null,
  'is cut in half': (signed) => ({ ...signed, text: signed.text.slice(0, signed.text.length / 2) }),
  'names a foreign entry': edit((document) => void (cashier(document).url = 'http://localhost:1/evil.js')),
  'has another hash': edit((document) => void (cashier(document).metadata.integrity = `sha384-${'B'.repeat(64)}`)),
  'has lost every remote': edit((document) => ({ ...document, microFrontends: {} })),
  'is dated later': (signed) => ({ ...signed, signature: { ...signed.signature, issued: '2099-01-01T00:00:00.000Z' } }),
}

/**
 * The page and both files as a broken store or an attacker on the way would serve them. The document is changed while
 * the page is parsed: a page fulfilled by the test would be treated as coming from a foreign network.
 */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top || window.origin === 'null') return
    const files = sessionStorage.getItem('test.files')
    if (!files) return
    new MutationObserver((_, observer) => {
      const block = document.getElementById('croupier-files')
      if (!block) return
      observer.disconnect()
      // Not a script element: Trusted Types forbid setting its text here.
      const changed = document.createElement('data')
      changed.id = block.id
      changed.hidden = true
      changed.textContent = files
      block.replaceWith(changed)
    }).observe(document, { childList: true, subtree: true })
  })
}

async function serveChanged(page: Page, change: Change): Promise<void> {
  await page.route('**/remotes.json*', (route) => route.fulfill({ status: 200, body: 'gone' }))
  const html = await (await page.request.get(site.shell)).text()
  const { remotes, ...rest } = JSON.parse(/croupier-files"?>(.*?)<\/script>/s.exec(html)![1]!) as { remotes: Signed }
  const files = JSON.stringify({ ...rest, remotes: change(remotes) })
  await page.evaluate((text) => sessionStorage.setItem('test.files', text), files)
}

test('a broken, changed or missing document is replaced by the last good one without a message @desktop', async ({
  page,
  member: _member,
}) => {
  test.setTimeout(180_000)
  await prepare(page)
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  for (const [name, change] of Object.entries(changes)) {
    await test.step(name, async () => {
      await page.unrouteAll()
      await serveChanged(page, change)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Top games' }), name).toBeVisible()
      await expect(menu).toBeVisible()
      expect(await page.getByRole('alert').count(), name).toBe(0)
    })
  }
  // Leaving the page sends its reports to the operator.
  await page.goto('about:blank')
  await expect
    .poll(async () => (await page.request.get(`${site.api}/reports`)).text())
    .toContain('none of the known keys signed')
})

test('the frame shows without any good document, and each remote reports that it cannot be loaded @desktop', async ({
  page,
}) => {
  await prepare(page)
  // A page of the same origin that does not read the document.
  await page.goto('/icon.svg')
  await serveChanged(page, () => null)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Croupier' }).first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Games' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('alert').filter({ hasText: 'Games' }).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
})
