import { describe, expect, it } from 'vitest'
import { withHead } from './boot-block.ts'
import type { SiteFile } from './site-config.ts'

describe('the page', () => {
  it("escapes the operator's texts in the head of the page", () => {
    const page = `<title>x</title><meta name="description" content="">`
    const site = { title: `Ann's "best" <b>`, description: `Ann's & "yours"` } as SiteFile
    expect(withHead(page, site)).toBe(
      '<title>Ann&#39;s &quot;best&quot; &lt;b&gt;</title><meta name="description" content="Ann&#39;s &amp; &quot;yours&quot;">',
    )
  })

  it("sets the site's default language before any script", () => {
    const head = (html: string) => withHead(html, { title: 'x', defaultLanguage: 'ja' })
    expect(head('<html lang="en"><head>')).toBe('<html lang="ja"><head>')
    expect(head('<html lang=en><head>')).toBe('<html lang="ja"><head>')
  })

  it("preconnects to the pictures' origin, and to the API's when calls go there", () => {
    const head = (site: Partial<SiteFile>) => withHead('<link rel="preconnect" href="">', site as SiteFile)
    const [apiOrigin, link] = ['https://api.example', '<link rel="preconnect" href="https://api.example"']
    expect(head({ apiOrigin, apiPath: '/api' })).toBe(`${link}>`)
    expect(head({ apiOrigin })).toBe(`${link}>${link} crossorigin>`)
  })
})
