import type { Page } from '@playwright/test'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

interface Signed {
  text: string
  signature: { issued: string; keyId: string; signature: string }
}
type Change = (signed: Signed) => unknown
const edit = (change: (document: Document, signed: Signed) => unknown): Change => (signed) => {
  const document = JSON.parse(signed.text) as Document
  const changed = change(document, signed)
  return { ...signed, text: JSON.stringify(changed ?? document) }
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

/** What may happen to the document and its signature on the way: each of them is found out. */
const changes: Readonly<Record<string, Change>> = {
  'is null': () => null,
  'is a text': () => 'remotes',
  'is an array': () => [],
  'is a number': () => 7,
  'has no text': ({ signature }) => ({ signature }),
  'has no signature': ({ text }) => ({ text }),
  'has an empty text': (signed) => ({ ...signed, text: '' }),
  'is cut in half': (signed) => ({ ...signed, text: signed.text.slice(0, signed.text.length / 2) }),
  'is html': (signed) => ({ ...signed, text: '<!doctype html><title>404</title>' }),
  'has a blank more': (signed) => ({ ...signed, text: `${signed.text} ` }),
  'is written more tightly': edit(() => undefined),
  'names a foreign entry': edit((document) => void (cashier(document).url = 'http://localhost:1/evil.js')),
  'names a script of ours elsewhere': edit((document) => void (cashier(document).url = `${site.games}/x.js`)),
  'names a javascript: entry': edit((document) => void (cashier(document).url = 'javascript:alert(1)')),
  'has another hash': edit((document) => void (cashier(document).metadata.integrity = `sha384-${'B'.repeat(64)}`)),
  'has no hash': edit((document) => void (cashier(document).metadata.integrity = '')),
  'has another version': edit((document) => void (cashier(document).metadata.version = '9.9.9')),
  'has another share': edit((document) => void (cashier(document).deployment.traffic = 1)),
  'has another contract': edit((document) => void (cashier(document).extras['hostApi'] = 99)),
  'has no default': edit((document) => void (cashier(document).deployment.default = false)),
  'has lost a remote': edit((document) => void delete document.microFrontends['croupier/cashier']),
  'has lost every remote': edit((document) => ({ ...document, microFrontends: {} })),
  'has one more field': edit((document) => ({ ...document, more: 1 })),
  'has another schema': edit((document) => ({ ...document, schema: 'other' })),
  'has swapped remotes': edit(({ schema, microFrontends }) => ({
    schema,
    microFrontends: { ...microFrontends, 'croupier/cashier': microFrontends['croupier/games'] },
  })),
  'is dated later': (signed) => ({ ...signed, signature: { ...signed.signature, issued: '2099-01-01T00:00:00.000Z' } }),
  'is dated earlier': (signed) => ({ ...signed, signature: { ...signed.signature, issued: '2020-01-01T00:00:00.000Z' } }),
  'has no date': (signed) => ({ ...signed, signature: { ...signed.signature, issued: '' } }),
  'has an empty signature': (signed) => ({ ...signed, signature: { ...signed.signature, signature: '' } }),
  'has a signature of zeros': (signed) => ({
    ...signed,
    signature: { ...signed.signature, signature: btoa('\0'.repeat(64)) },
  }),
  'has a signature that is no base64': (signed) => ({
    ...signed,
    signature: { ...signed.signature, signature: '%%%' },
  }),
  'has a changed signature': (signed) => {
    const { signature } = signed.signature
    const first = signature.startsWith('A') ? 'B' : 'A'
    return { ...signed, signature: { ...signed.signature, signature: first + signature.slice(1) } }
  },
  'has a longer signature': (signed) => ({
    ...signed,
    signature: { ...signed.signature, signature: btoa('x'.repeat(90)) },
  }),
}

/** The page and both files as a broken store, or someone on the way, would hand them out. */
async function hand(page: Page, change: Change): Promise<void> {
  await page.route('**/remotes.json*', (route) => route.fulfill({ status: 200, body: 'gone' }))
  await page.route(`${site.shell}/`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace(/(croupier-boot"?>)(.*?)(<\/script>)/s, (_, start: string, boot: string, end: string) => {
      const { remotes, ...rest } = JSON.parse(boot) as { remotes: Signed }
      return start + JSON.stringify({ ...rest, remotes: change(remotes) }).replaceAll('<', '\\u003c') + end
    })
    await route.fulfill({ response: answer, body })
  })
}

test('a document that is broken, changed or missing in any way: the last good one serves the player, who is told nothing @desktop', async ({
  page,
  member,
}) => {
  test.setTimeout(180_000)
  const reported: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/ext/reports')) reported.push(request.postData() ?? '')
  })
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  for (const [name, change] of Object.entries(changes)) {
    await test.step(name, async () => {
      await page.unrouteAll()
      await hand(page, change)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Top games' }), name).toBeVisible()
      await expect(menu).toBeVisible()
      expect(await page.getByRole('alert').count(), name).toBe(0)
    })
  }
  // Leaving the page sends what it has to tell the operator.
  await page.goto('about:blank')
  expect(reported.join(' ')).toContain('"name":"document"')
  expect(member.id).toBeGreaterThan(0)
})

test('without a last good document the frame stands, and each part says that it cannot be had @desktop', async ({ page }) => {
  await hand(page, () => null)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Croupier' }).first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Games' }).first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
})
