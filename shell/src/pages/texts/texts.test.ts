import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@croupier/shared/i18n'
import { textDifferences } from '@croupier/shared/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  documentSchema,
  helpArticleSchema,
  helpSlugs,
  infoDocuments,
  legalDocuments,
  type TextDocument,
} from './format.ts'
import { textPlaceholders, type TextSection } from '@croupier/shared/texts'
import { forSite } from '../long-text/for-site.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const helpDocuments = helpSlugs.map((slug) => `help/${slug}`)
const translated = [...infoDocuments, ...helpDocuments]

function read(document: string, locale: string): TextDocument {
  const data: unknown = JSON.parse(readFileSync(join(folder, document, `${locale}.json`), 'utf8'))
  return v.parse(document.startsWith('help/') ? helpArticleSchema : documentSchema, data)
}

function found(value: unknown, pattern: RegExp): string[] {
  return [...JSON.stringify(value).matchAll(pattern)].map((match) => match[1] ?? '').sort()
}

const placeholders = (value: unknown) => found(value, /\{(\w+)\}/g)
const targets = (value: unknown) => found(value, /\]\(([^)]*)\)/g)

function tablesOf(document: TextDocument) {
  const blocks = document.sections.flatMap((section) => section.blocks)
  return blocks.flatMap((block) => ('table' in block ? [block.table] : []))
}

function expectSound(document: TextDocument) {
  // `{chat}` is no fact: it may only stand at the beginning of a list item.
  const inLists = document.sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('ul' in block ? block.ul : [])))
  const ofChat = inLists.filter((point) => point.startsWith('{chat}'))
  expect(found(document, /\{(chat)\}/g)).toHaveLength(ofChat.length)
  for (const name of placeholders(document)) if (name !== 'chat') expect(textPlaceholders).toContain(name)
  for (const target of targets(document)) expect(target).toMatch(/^(\/[\w/]+|screen:\w+|mail:support)$/)
  for (const { head, rows } of tablesOf(document)) {
    for (const row of rows) expect(row).toHaveLength(head.length)
  }
  // An odd number of markers would show a stray `**` on the page.
  expect(found(document, /(\*\*)/g).length % 2).toBe(0)
}

describe('long texts', () => {
  it.each(translated)('%s is complete and has the same structure in all languages', (document) => {
    const english = read(document, 'en')
    for (const locale of LOCALES) {
      const text = read(document, locale)
      expectSound(text)
      expect(textDifferences(english, text), locale).toEqual([])
    }
  })

  it.each(legalDocuments)('%s is in English only', (document) => {
    expectSound(read(document, 'en'))
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
      forSite(read(document, locale).sections as TextSection[], false).flatMap(({ blocks }) =>
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
