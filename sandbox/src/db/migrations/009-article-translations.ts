import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * Translations of articles. `original` is the digest of the title and text that were translated; a translation without
 * one is used whatever the article says. `seeded` is the digest of what the seed wrote last: a row whose digest differs
 * has been edited by the operator.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
alter table articles add column seeded text
--;
create table article_translations (
  article_id integer not null references articles (id) on delete cascade, language text not null,
  title text not null, content text not null, original text, seeded text,
  primary key (article_id, language)
)
`,
  )
