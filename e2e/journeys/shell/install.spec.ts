import { expect, test } from '../../support/test.ts'
import { site } from '../../support/site.ts'

interface Manifest {
  readonly name: string
  readonly short_name: string
  readonly start_url: string
  readonly theme_color: string
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose: string
  }[]
}

test("[SH-28] the site is installable with its brand's manifest, icons and offline page @desktop", async ({
  page,
  context,
}) => {
  await page.goto('/')
  const client = await context.newCDPSession(page)
  const { url, data = '', errors } = await client.send('Page.getAppManifest')
  expect(url).toBe(`${site.shell}/manifest.webmanifest`)
  expect(errors).toEqual([])
  const manifest = JSON.parse(data) as Manifest
  expect(manifest).toMatchObject({ short_name: 'Croupier', start_url: './', theme_color: '#0d2c24' })
  expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe(manifest.theme_color)
  // A test's browser context is incognito, where nothing can be installed.
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const tab = await page.locator('link[rel=icon]').getAttribute('href')
  const icons = [
    ...manifest.icons,
    { src: touch!, sizes: '180x180', type: 'image/png', purpose: 'touch' },
    { src: tab!, sizes: '48x48', type: 'image/png', purpose: 'tab' },
  ]
  for (const { src, sizes, type } of icons) {
    const answer = await page.request.get(new URL(src, url).href)
    expect(answer.headers()['content-type']).toBe(type)
    if (type !== 'image/png') continue
    const bytes = await answer.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  await page.goto('/offline.html')
  await expect(page.locator('main')).toContainText('Croupier')
  await expect(page).toHaveTitle('You are offline · Croupier')
  // The worker is the brand's: another brand's has another cache name.
  expect(await (await page.request.get('/offline-worker.js')).text()).toMatch(/'croupier-offline-[0-9a-f]{10}'/)
})
