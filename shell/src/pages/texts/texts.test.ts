import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@croupier/shared/i18n'
import { textDifferences, textSchema } from '@croupier/shared/testing'
import type { TextDocument } from '@croupier/shared/texts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { forSite } from '../long-text/for-site.ts'
import type { HelpArticle } from '../long-text/load-text.ts'
import { helpCategories, helpSlugs, infoDocuments, legalDocuments } from './document-names.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const helpDocuments = helpSlugs.map((slug) => `help/${slug}`)
const translated = [...infoDocuments, ...helpDocuments]

const articleSchema = v.strictObject({
  ...textSchema.entries,
  category: v.picklist(helpCategories),
  keywords: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1)),
}) satisfies v.GenericSchema<unknown, HelpArticle>

function read(document: string, locale: string): TextDocument {
  const data: unknown = JSON.parse(readFileSync(join(folder, document, `${locale}.json`), 'utf8'))
  return v.parse(document.startsWith('help/') ? articleSchema : textSchema, data)
}

function tablesOf(document: TextDocument) {
  const blocks = document.sections.flatMap((section) => section.blocks)
  return blocks.flatMap((block) => ('table' in block ? [block.table] : []))
}

describe('long texts', () => {
  it.each(translated)('%s is complete and has the same structure in all languages', (document) => {
    const english = read(document, 'en')
    for (const locale of LOCALES) {
      expect(textDifferences(english, read(document, locale)), locale).toEqual([])
    }
  })

  it.each(legalDocuments)('%s is in English only', (document) => {
    expect(() => read(document, 'en')).not.toThrow()
    expect(readdirSync(join(folder, document))).toEqual(['en.json'])
  })

  it('have three sections of terms and five of privacy (site.md 2)', () => {
    expect(read('terms', 'en').sections).toHaveLength(3)
    expect(read('privacyPolicy', 'en').sections).toHaveLength(5)
  })

  it('contain the bonus, cashback and Friday tables of site.md 9 [VP-05]', () => {
    const [welcome, monday, friday] = tablesOf(read('bonusRules', 'en'))
    const plain = (cell: string) => cell.replace('{fiatSymbol}\u00a0', '')
    expect(welcome?.rows[0]?.map(plain)).toEqual([
      'First deposit',
      '100% up to 200',
      '10',
      '50 times the bonus',
      '90 days',
    ])
    expect(monday?.rows.map((row) => row[1])).toEqual(['5%', '8%', '12%', '15%', '20%'])
    expect(friday?.rows.map((row) => row.slice(1).map(plain).join('/'))).toEqual([
      '100/10/10',
      '150/20/20',
      '200/30/30',
      '250/40/40',
      '300/50/50',
    ])
  })

  it.each(LOCALES)('in %s, the bonus on request is described once, and alike everywhere', (locale) => {
    const blockOf = (document: string, section: string) =>
      read(document, locale).sections.find(({ id }) => id === section)?.blocks[1]
    const onRequest = blockOf('bonusRules', 'general')
    expect(onRequest).toHaveProperty('p', expect.stringContaining('(screen:contactUs)'))
    expect(blockOf('bonusInfo', 'offers')).toEqual(onRequest)
    expect(blockOf('help/bonuses-and-wagering', 'offers')).toEqual(onRequest)
  })

  it.each(LOCALES)('in %s, no help article relies on a chat that a site may lack', (locale) => {
    const documents = ['bonusInfo', 'bonusRules', 'casino361', ...helpDocuments]
    const contactLinks = documents.flatMap((document) =>
      forSite(read(document, locale).sections, false).flatMap(({ blocks }) =>
        [...JSON.stringify(blocks).matchAll(/[^"]*screen:contactUs[^"]*/g)].map(([words]) => words),
      ),
    )
    expect(contactLinks.length).toBeGreaterThan(4)
    expect(contactLinks.filter((words) => /chat|sohbet|チャット/i.test(words))).toEqual([])
  })

  it.each(LOCALES)('in %s, every deposit amount has a currency', (locale) => {
    for (const [, amount] of tablesOf(read('depositRules', locale))[0]?.rows ?? []) {
      expect(amount).toMatch(/^\{(currency|fiat)Symbol\}\u00a0/)
    }
  })

  it.each([...translated, ...legalDocuments])("in %s, no offer's amount has a bitcoin symbol", (document) => {
    const alone = /\{currencySymbol\}(?!\s?\{m)/
    for (const locale of LOCALES.filter((each) => each === 'en' || translated.includes(document))) {
      const text = JSON.stringify(read(document, locale)).replaceAll(/\{m\w+\}\s?\{currencySymbol\}/g, '')
      expect(text, locale).not.toMatch(alone)
    }
  })

  it('lists every folder of texts', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const names = folders.map(({ name }) => name).sort()
    expect(names).toEqual([...infoDocuments, ...legalDocuments, 'help'].sort())
    expect(readdirSync(join(folder, 'help')).sort()).toEqual([...helpSlugs].sort())
  })
})
