import { expect, it } from 'vitest'
import { withHead } from './boot-block.ts'
import type { SiteFile } from './site-config.ts'

it("an operator's words stay words in the head of the page, whatever quotes they hold", () => {
  const page = `<title>x</title><meta name="description" content="">`
  const site = { title: `Ann's "best" <b>`, description: `Ann's & "yours"` } as SiteFile
  expect(withHead(page, site)).toBe(
    '<title>Ann&#39;s &quot;best&quot; &lt;b&gt;</title><meta name="description" content="Ann&#39;s &amp; &quot;yours&quot;">',
  )
})

it('the page is in the default language of its site before any script has run', () => {
  const head = (html: string) => withHead(html, { title: 'x', defaultLanguage: 'ja' })
  expect(head('<html lang="en"><head>')).toBe('<html lang="ja"><head>')
  expect(head('<html lang=en><head>')).toBe('<html lang="ja"><head>')
})

it("connects at once where pictures come from, and where the calls go when that is not the page's own address", () => {
  const head = (site: Partial<SiteFile>) => withHead('<link rel="preconnect" href="">', site as SiteFile)
  const [apiOrigin, link] = ['https://api.example', '<link rel="preconnect" href="https://api.example"']
  expect(head({ apiOrigin, apiPath: '/api' })).toBe(`${link}>`)
  expect(head({ apiOrigin })).toBe(`${link}>${link} crossorigin>`)
})
