import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { helpSlugs, type HelpArticle } from '../texts/format.ts'
import { createHelpSearch } from './help-search.ts'

const folder = join(import.meta.dirname, '..', 'texts', 'help')
const searchIn = (locale: string) =>
  createHelpSearch(
    helpSlugs.map((slug) => ({
      ...(JSON.parse(readFileSync(join(folder, slug, `${locale}.json`), 'utf8')) as HelpArticle),
      slug,
    })),
  )

describe('help search (SH-22)', () => {
  it('finds an article by its title, its keywords, a beginning and a slip', () => {
    const search = searchIn('en')
    expect(search('passport')[0]?.slug).toBe('verify-account')
    expect(search('forgot passwo').map(({ slug }) => slug)).toContain('login-and-password')
    expect(search('widthdraw').length + search('cashout').length).toBeGreaterThan(0)
    expect(search('qqqqzzzz')).toEqual([])
  })

  it('shows all of them when nothing is searched for', () => {
    expect(searchIn('en')('  ')).toHaveLength(helpSlugs.length)
  })

  it('does not mind accents, nor languages without blanks', () => {
    expect(searchIn('pt')('deposito').length).toBeGreaterThan(0)
    const search = createHelpSearch([
      { slug: 'cashout-how', title: '出金方法', category: 'cashier', keywords: ['引き出し'], sections: [] },
      { slug: 'deposits-how', title: '入金方法', category: 'cashier', keywords: ['支払い'], sections: [] },
    ])
    expect(search('出金').map(({ slug }) => slug)).toEqual(['cashout-how'])
  })

  it('finds Turkish words in capitals and without their dots', () => {
    const search = searchIn('tr')
    const wanted = search('kimlik').map(({ slug }) => slug)
    expect(wanted.length).toBeGreaterThan(0)
    for (const query of ['KİMLİK', 'KIMLIK', 'kımlık']) expect(search(query).map(({ slug }) => slug)).toEqual(wanted)
  })
})
