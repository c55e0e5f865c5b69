import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** The language that articles are written in; translations stand beside them. */
const ARTICLE_LANGUAGE = 'en'

/** The digest of a row's title and text, as the database makes it. */
export const articleDigest = (table: string) =>
  sql<string>`md5(${sql.ref(`${table}.title`)} || chr(10) || ${sql.ref(`${table}.content`)})`

/**
 * An article for a reader of this language, with the language that it really is in; undefined where there is no such
 * article. A translation is used only while the article still says what was translated: an article that the operator
 * has edited since is shown as they wrote it.
 */
export async function articleFor(db: Kysely<Database>, id: number, language: string) {
  const article = await db
    .selectFrom('articles')
    .select(['id', 'title', 'content', 'backgroundColor', 'fontColor', 'padding'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!article || language === ARTICLE_LANGUAGE) return article && { ...article, language: ARTICLE_LANGUAGE }
  const translation = await db
    .selectFrom('articleTranslations')
    .innerJoin('articles', 'articles.id', 'articleTranslations.articleId')
    .select(['articleTranslations.title', 'articleTranslations.content', 'articleTranslations.language'])
    .where('articleTranslations.articleId', '=', id)
    .where('articleTranslations.language', '=', language)
    .where((eb) =>
      eb.or([
        eb('articleTranslations.original', 'is', null),
        eb('articleTranslations.original', '=', articleDigest('articles')),
      ]),
    )
    .executeTakeFirst()
  return { ...article, language: ARTICLE_LANGUAGE, ...translation }
}
