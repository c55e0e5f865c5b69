import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'
import { html } from './html.ts'
import { picture } from './pictures/draw/svg.ts'
import { games } from './games/catalogue.ts'
import { providerDocument } from './providers/page.ts'
import { gamePage, type PageParts } from './vendor/http/page.ts'

const HOSTILE = `"><b onclick='x'>&amp;`
const SAFE = '&quot;&gt;&lt;b onclick=&#39;x&#39;&gt;&amp;amp;'

it('escapeHtml escapes every character that could end a text or an attribute', () => {
  expect(escapeHtml(HOSTILE)).toBe(SAFE)
})

it('pictures, provider pages and game pages escape their names', () => {
  const game = { ...games[0]!, name: HOSTILE }
  const parts: PageParts = {
    game,
    locale: 'en',
    texts: '',
    words: {},
    theme: undefined,
    font: undefined,
    scripts: [],
    styles: [],
    shellOrigin: '',
  }
  const written = [picture(HOSTILE, 1, 1), providerDocument('en', HOSTILE, html`<p></p>`), gamePage(parts)]
  for (const text of written) expect(text).toContain(`<title>${SAFE}</title>`)
})
