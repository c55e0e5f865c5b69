import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SafeHtml, sanitiseHtml } from './index.ts'
import { familyNames, payloadsOf } from '../testing/payloads.ts'

const base = 'https://api.example/'
const words = (text: string) => new Set(text.split(' '))
const allowedTags = words(
  'a abbr b blockquote br caption center code col colgroup dd del details div dl dt em figcaption figure ' +
    'h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s section small span strike strong sub ' +
    'summary sup table tbody td tfoot th thead time tr u ul',
)
const allowedAttributes = words(
  'align alt colspan dir height href lang open reversed rowspan scope span src start title valign width ' +
    'loading referrerpolicy target rel data-link',
)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(cleanup)

/** Fails where anything in the nodes could run, style, or load from an unknown host. */
function expectHarmless(html: string): void {
  const fragment = sanitiseHtml(html, { base })
  for (const element of fragment.querySelectorAll('*')) {
    expect(allowedTags, html).toContain(element.localName)
    expect(element.namespaceURI, html).toBe('http://www.w3.org/1999/xhtml')
    for (const attribute of element.attributes) {
      expect(allowedAttributes, html).toContain(attribute.name)
      if (attribute.name === 'src') expect(attribute.value, html).toMatch(/^https:\/\/api\.example\//)
      if (attribute.name === 'href') expect(attribute.value, html).toMatch(/^(#\/|https?:\/\/)/)
    }
  }
}

test('the payloads are 500 of 20 families', () => {
  expect(familyNames).toHaveLength(20)
  expect(familyNames.flatMap(payloadsOf)).toHaveLength(500)
})

describe.each(familyNames)('payloads of the family %s', (family) => {
  test('run no script and load nothing', () => {
    for (const payload of payloadsOf(family)) expectHarmless(payload)
    expect('__ran' in globalThis).toBe(false)
  })
})

test('generated trees run no script and load nothing', () => {
  const name = fc.constantFrom(
    'p',
    'svg',
    'math',
    'style',
    'script',
    'table',
    'a',
    'img',
    'form',
    'template',
    'noscript',
    'mtext',
    'title',
    'select',
  )
  const attribute = fc.constantFrom(
    '',
    ' onload=x()',
    ' href="javascript:x"',
    ' src=//evil.example/',
    ' style="a:b"',
    ' id=body',
    ' link="data:x"',
    ' title="</p><img src=x onerror=x>"',
  )
  const part = fc.oneof(
    fc.tuple(name, attribute).map(([tag, rest]) => `<${tag}${rest}>`),
    name.map((tag) => `</${tag}>`),
    fc.constantFrom('text', '<!--', '-->', '<![CDATA[', ']]>', '"', '>', '&lt;', '\u0000'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => expectHarmless(parts.join(''))),
    { numRuns: 400 },
  )
})

test('an ordinary article stays as it is', () => {
  const html =
    '<h2>Rules</h2><p>Wager <b>50</b> times.</p><ul><li>One</li></ul>' +
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>'
  const place = document.createElement('div')
  place.append(sanitiseHtml(html, { base }))
  expect(place.innerHTML).toBe(html)
})

test('an h1 becomes an h2 with the same content', () => {
  const place = document.createElement('div')
  place.append(sanitiseHtml('<h1 lang="de">Zwei <b>Worte</b><script>x</script></h1><h3>c</h3>', { base }))
  expect(place.innerHTML).toBe('<h2 lang="de">Zwei <b>Worte</b></h2><h3>c</h3>')
})

test('a link opens a path of the site, or an outside address in a new tab', () => {
  render(
    <SafeHtml
      base={base}
      html='<a href="/#/article?id=3">in</a><a href="https://x.example/y">out</a><a href="data:x">bad</a>'
    />,
  )
  expect(screen.getByText('in').getAttribute('href')).toBe('#/article?id=3')
  expect(screen.getByText('in').getAttribute('target')).toBeNull()
  expect(screen.getByText('out').outerHTML).toBe(
    '<a href="https://x.example/y" target="_blank" rel="noopener noreferrer">out</a>',
  )
  expect(document.body.innerHTML).toContain('</a>bad')
})

test('elements other than links and pictures lose their addresses', () => {
  const place = document.createElement('div')
  place.append(sanitiseHtml('<p src="/a.png" href="/b" link="/c">words</p>', { base }))
  expect(place.innerHTML).toBe('<p>words</p>')
})

test('a link to the address of a page of the site stays inside', () => {
  const own = location.origin + location.pathname
  const html =
    `<a href="${own}#/article?id=2">words</a><img src="/a.png" alt="A" link="${own}#/join">` +
    `<a href="${own}?code=X#/join">invitation</a>`
  render(<SafeHtml base={base} html={html} />)
  const leads = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])
  expect(leads).toEqual([
    ['#/article?id=2', null],
    ['#/join', null],
    [`${own}?code=X#/join`, '_blank'],
  ])
})

test.each([
  'mailto:a@b.example',
  'tel:+49170',
  'www.site.example',
  'terms.pdf',
  '//site.example/',
  'javascript:x',
  '',
  'https://eve@x.example/',
  'https:x.example',
  '////x.example/',
])('a link to %j becomes plain text', (address) => {
  const place = document.createElement('div')
  place.append(sanitiseHtml(`<p><a href="${address}">to <b>us</b></a> and <a>there</a></p>`, { base }))
  expect(place.innerHTML).toBe('<p>to <b>us</b> and there</p>')
})

test("a picture comes from the base's host alone, and is clickable if it has a link", () => {
  const html =
    '<img src="/a.png" alt="A" link="/#/join"><img src="https://api.example/b.png" alt="B">' +
    '<img src="https://evil.example/c.png" alt="C">'
  render(<SafeHtml base={base} html={html} />)
  const linked = screen.getByRole('link', { name: 'A' })
  expect(linked.getAttribute('href')).toBe('#/join')
  expect(screen.getByAltText('A').getAttribute('data-link')).toBe('#/join')
  expect(screen.getByAltText('A').getAttribute('src')).toBe('https://api.example/a.png')
  expect(screen.getByAltText('B')).toBeTruthy()
  expect(screen.queryByAltText('C')).toBeNull()
})

test('a picture loads lazily, sends no referrer and always has an alt', () => {
  const place = document.createElement('div')
  place.append(sanitiseHtml('<a href="/in"><img src="/a.png" link="/other"></a><img src="/b.png" alt="B">', { base }))
  expect(place.querySelectorAll('a')).toHaveLength(1)
  expect(place.querySelector('a')?.getAttribute('href')).toBe('#/in')
  const [first, second] = place.querySelectorAll('img')
  expect([first?.getAttribute('alt'), second?.alt]).toEqual(['', 'B'])
  for (const image of [first, second]) {
    expect(image?.getAttribute('loading')).toBe('lazy')
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer')
  }
})

test('a picture with a refused link stays a picture', () => {
  const place = document.createElement('div')
  place.append(sanitiseHtml('<img src="/a.png" alt="A" link="https://eve@x.example/">', { base }))
  expect([place.querySelector('a'), place.querySelector('img')?.hasAttribute('data-link')]).toEqual([null, false])
})

test('a value that is not HTML gives an empty fragment', () => {
  for (const value of [null, undefined, 5, {}, 'x'.repeat(700_000)]) {
    expect(sanitiseHtml(value).childNodes).toHaveLength(0)
  }
})
