import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi } from '../../../testing/api.ts'
import type { TestApi } from '../../../testing/api.ts'
import { testContext } from '../../../testing/context.ts'
import type { TestContext } from '../../../testing/context.ts'
import { pictureAt } from '../../../pictures/pictures.ts'
import { seedArticles } from './index.ts'
import { ARTICLES, LANGUAGES, articleText } from './texts.ts'

const plain = (html: string) => html.replaceAll(/&nbsp;|\u202f/g, ' ').replaceAll('&amp;', '&')
const tags = (html: string) => [...html.matchAll(/<\/?[a-z]+\d?/g)].map(([tag]) => tag)
const targets = (html: string) => [...html.matchAll(/ (?:href|link|src)="[^"]*"/g)].map(([target]) => target)

/** The numbers in a text in ascending order, however the language groups and separates their digits. */
function numbers(html: string): string[] {
  const words = plain(html)
    .replaceAll(/ (?:href|link|src)="[^"]*"|<\/?[a-z]+\d?|\.org/g, ' ')
    // Finnish writes the time of day with a point.
    .replaceAll(/klo [\d.–]+/g, (times) => times.replaceAll('.', ':'))
  return [...words.matchAll(/\d+(?:([., ])\d{3}(?!\d))?(?:[.,]\d+)?/g)]
    .map(([number, group]) => (group ? number.replace(group, '') : number.replace(',', '.')))
    .toSorted()
}

describe.each(LANGUAGES)('the articles in %s', (language) => {
  it.each(ARTICLES.map(({ file }) => file))('%s has the structure, numbers and links of the English one', (file) => {
    const english = articleText('en', file)
    const translated = articleText(language, file)
    expect(tags(translated.content)).toEqual(tags(english.content))
    expect(targets(translated.content)).toEqual(targets(english.content))
    expect(numbers(translated.content)).toEqual(numbers(english.content))
    expect(translated.content.match(/alt="[^"]+"/g)?.length).toBe(english.content.match(/alt="/g)?.length)
    expect(translated.content).not.toBe(english.content)
  })
})

it.each(['en', ...LANGUAGES])(
  'the promotion pictures in %s are as wide as an article and keep their proportions',
  (language) => {
    const pictures = [
      ...articleText(language, 'promotions').content.matchAll(/src="([^"]*)"\s+width="(\d+)"\s+height="(\d+)"/g),
    ]
    expect(pictures).toHaveLength(2)
    for (const [, path, width, height] of pictures) {
      expect(Number(width)).toBeGreaterThanOrEqual(712)
      expect(pictureAt(path!)).toContain(` width="${width}" height="${height}"`)
    }
  },
)

it.each([
  ['promotions', ['200', '200', '800']],
  ['welcome-bonus', ['200', '200']],
  ['vip-club', ['150', '250', '300']],
] as const)('%s names no amount without its currency', (file, expected) => {
  for (const language of ['en', ...LANGUAGES]) {
    const words = plain(articleText(language, file).content).replaceAll(/ (?:src|width)="[^"]*"/g, '')
    const amounts = [...words.matchAll(/(?<![\d:.])(?:150|200|250|300|800)(?!\d)/g)]
    const found = amounts.map(([amount]) => amount).toSorted()
    expect(
      found.filter((amount) => expected.some((each) => each === amount)),
      language,
    ).toEqual(expected)
    for (const { 0: amount, index } of amounts) {
      expect(words.slice(index - 2, index + amount.length), language).toBe(`$ ${amount}`)
    }
  }
})

describe('an article', () => {
  let ctx: TestContext
  let api: TestApi
  beforeAll(async () => {
    ctx = await testContext()
    api = await testApi(ctx)
  })
  // Other tests share the database: the operator's edits are taken back.
  afterAll(async () => {
    await api.app.close()
    await ctx.db.deleteFrom('articles').where('id', '=', 900).execute()
    await ctx.db.deleteFrom('articleTranslations').where('articleId', '=', 8).execute()
    await ctx.db.updateTable('articles').set({ seeded: null }).where('id', '=', 8).execute()
    await ctx.db.transaction().execute((db) => seedArticles({ ...ctx, db }))
  })

  const read = async (id: number, language: string) =>
    (await api.post('/base/article/get', { id }, { language })).data as {
      title: string
      content: string
      language: string
    }

  it('is served in the requested language, or in English where it is not translated', async () => {
    expect(await read(5, 'de')).toMatchObject({ title: 'Auszahlungsregeln', language: 'de', padding: '24px' })
    expect((await read(5, 'de')).content).toContain('€&nbsp;15.000')
    expect(await read(5, 'xx')).toMatchObject({ title: 'Cashout rules', language: 'en' })
    expect((await read(4, 'ja')).content).toContain(`src="${ctx.config.origins.api}/pictures/`)
    await ctx.db
      .insertInto('articles')
      .values({ ...plainArticle, id: 900 })
      .execute()
    expect(await read(900, 'de')).toMatchObject({ title: 'News', language: 'en' })
  })

  it('edited by the operator is neither hidden by its old translation nor overwritten by the seed', async () => {
    const edited = { title: 'Our games', content: '<p>Edited</p>' }
    await ctx.db.updateTable('articles').set(edited).where('id', '=', 8).execute()
    expect(await read(8, 'fr')).toMatchObject({ ...edited, language: 'en' })
    await ctx.db.transaction().execute((db) => seedArticles({ ...ctx, db }))
    expect(await read(8, 'en')).toMatchObject(edited)
    expect(await read(8, 'fr')).toMatchObject({ ...edited, language: 'en' })
    const translated = { title: 'Nos jeux', content: '<p>Modifié</p>' }
    await ctx.db
      .updateTable('articleTranslations')
      .set({ ...translated, original: null })
      .where('articleId', '=', 8)
      .where('language', '=', 'fr')
      .execute()
    await ctx.db.transaction().execute((db) => seedArticles({ ...ctx, db }))
    expect(await read(8, 'fr')).toMatchObject({ ...translated, language: 'fr' })
    expect(await read(7, 'fr')).toMatchObject({ title: 'Jouer de façon responsable' })
  })

  it('written by the seed follows its file', async () => {
    const old = { title: 'Old', content: '<p>Old</p>' }
    await ctx.db
      .updateTable('articles')
      .set({ ...old, seeded: null })
      .where('id', '=', 9)
      .execute()
    await ctx.db.transaction().execute((db) => seedArticles({ ...ctx, db }))
    expect(await read(9, 'en')).toMatchObject({ title: 'Not available in your location' })
    expect(await read(9, 'fi')).toMatchObject({ title: 'Ei saatavilla sijainnissasi', language: 'fi' })
  })
})

const plainArticle = {
  title: 'News',
  content: '<p>News</p>',
  backgroundColor: '#fff',
  fontColor: '#000',
  padding: '0',
}
