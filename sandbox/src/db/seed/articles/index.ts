import { createHash } from 'node:crypto'
import { articleDigest } from '../../articles.ts'
import type { SeedContext } from '../index.ts'
import { ARTICLES, LANGUAGES, articleText } from './texts.ts'

/** The digest that articleDigest makes in the database. */
const digest = ({ title, content }: { title: string; content: string }) =>
  createHash('md5').update(`${title}\n${content}`).digest('hex')

/**
 * The files are defaults: on every start an article or a translation is updated from its file, unless the operator has
 * edited it, that is, unless it no longer matches the digest of what the seed wrote last.
 */
export async function seedArticles({ db }: SeedContext): Promise<void> {
  const articles = ARTICLES.map(({ file, ...article }) => {
    const text = articleText('en', file)
    return { ...article, ...text, seeded: digest(text) }
  })
  await db
    .insertInto('articles')
    .values(articles)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          content: eb.ref('excluded.content'),
          backgroundColor: eb.ref('excluded.backgroundColor'),
          fontColor: eb.ref('excluded.fontColor'),
          padding: eb.ref('excluded.padding'),
          seeded: eb.ref('excluded.seeded'),
        }))
        // Articles from before there were digests (null) have always been updated from their files.
        .where((eb) =>
          eb.or([eb('articles.seeded', 'is', null), eb('articles.seeded', '=', articleDigest('articles'))]),
        ),
    )
    .execute()

  const translations = ARTICLES.flatMap(({ id, file }) =>
    LANGUAGES.map((language) => {
      const text = articleText(language, file)
      return { articleId: id, language, ...text, original: digest(articleText('en', file)), seeded: digest(text) }
    }),
  )
  await db
    .insertInto('articleTranslations')
    .values(translations)
    .onConflict((conflict) =>
      conflict
        .columns(['articleId', 'language'])
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          content: eb.ref('excluded.content'),
          original: eb.ref('excluded.original'),
          seeded: eb.ref('excluded.seeded'),
        }))
        .where('articleTranslations.seeded', '=', articleDigest('articleTranslations')),
    )
    .execute()
}
