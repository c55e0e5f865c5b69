import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedContext } from '../index.ts'

const DARK = { backgroundColor: '#10182b', fontColor: '#f4efe6', padding: '24px' }
const LIGHT = { backgroundColor: '#fbf7ef', fontColor: '#1c2233', padding: '24px' }

/** What the operator publishes, in English; the html of each lies beside this file. */
const ARTICLES = [
  { id: 1, title: 'Welcome bonus', file: 'welcome-bonus', ...DARK },
  { id: 2, title: 'VIP club', file: 'vip-club', ...DARK },
  { id: 3, title: 'Invitation & rewards', file: 'invitation', ...DARK },
  { id: 4, title: 'Promotions', file: 'promotions', ...DARK },
  { id: 5, title: 'Cashout rules', file: 'withdrawal-rules', ...LIGHT },
  { id: 6, title: 'Identity documents', file: 'documents', ...LIGHT },
  { id: 7, title: 'Play responsibly', file: 'responsible-play', ...LIGHT },
  { id: 8, title: 'How our games decide', file: 'fair-games', ...LIGHT },
  { id: 9, title: 'Not available in your location', file: 'restricted', ...LIGHT },
]

/** Articles follow their files on every start. */
export async function seedArticles({ db }: SeedContext): Promise<void> {
  const rows = ARTICLES.map(({ file, ...article }) => ({
    ...article,
    content: readFileSync(join(import.meta.dirname, `${file}.html`), 'utf8'),
  }))
  await db
    .insertInto('articles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        content: eb.ref('excluded.content'),
        backgroundColor: eb.ref('excluded.backgroundColor'),
        fontColor: eb.ref('excluded.fontColor'),
        padding: eb.ref('excluded.padding'),
      })),
    )
    .execute()
}
