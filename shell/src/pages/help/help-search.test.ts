import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@croupier/shared/i18n'
import { describe, expect, it } from 'vitest'
import type { HelpArticle } from '../long-text/load-text.ts'
import { helpSlugs } from '../texts/document-names.ts'
import { createHelpSearch } from './help-search.ts'
import type { HelpEntry, HelpSlug } from './help-articles.ts'

const folder = join(import.meta.dirname, '..', 'texts', 'help')
const searchIn = (locale: Locale) =>
  createHelpSearch(
    helpSlugs.map((slug) => ({
      ...(JSON.parse(readFileSync(join(folder, slug, `${locale}.json`), 'utf8')) as HelpArticle),
      slug,
    })),
    locale,
  )

/** Questions in the words of players. */
const questions: Readonly<Record<Locale, readonly (readonly [question: string, slug: HelpSlug])[]>> = {
  en: [
    ['how do I withdraw', 'cashout-how'],
    ['withdraw my money', 'cashout-how'],
    ['how to change my password', 'login-and-password'],
    ['close my account', 'change-details'],
    ['how long does a cashout take', 'cashout-times'],
    ['where is my deposit?', 'deposit-not-arrived'],
    ['how can I talk to a human', 'contact-support'],
  ],
  pt: [
    ['como mudar minha senha', 'login-and-password'],
    ['como retirar meu dinheiro', 'cashout-how'],
    ['quanto tempo demora o saque', 'cashout-times'],
    ['como excluir minha conta', 'change-details'],
  ],
  es: [
    ['cómo cambio mi contraseña', 'login-and-password'],
    ['quiero sacar mi dinero', 'cashout-how'],
    ['dónde está mi depósito', 'deposit-not-arrived'],
    ['cómo abrir una cuenta', 'how-to-register'],
  ],
  de: [
    ['wie ändere ich mein Passwort', 'login-and-password'],
    ['wie kann ich Geld abheben', 'cashout-how'],
    ['wann kommt meine Auszahlung', 'cashout-times'],
    ['ich kann mich nicht einloggen', 'login-and-password'],
  ],
  fr: [
    ["j'ai oublié mon mot de passe", 'login-and-password'],
    ['je veux retirer mes gains', 'cashout-how'],
    ['comment supprimer mon compte', 'change-details'],
    ['quels documents dois-je envoyer', 'verify-account'],
  ],
  it: [
    ['come cambio la mia password', 'login-and-password'],
    ['voglio ritirare i soldi', 'cashout-how'],
    ['quando arrivano i miei soldi', 'cashout-times'],
    ['come faccio un deposito', 'deposits-how'],
  ],
  fi: [
    ['unohdin salasanani', 'login-and-password'],
    ['miten nostan rahani', 'cashout-how'],
    ['miten talletan rahaa', 'deposits-how'],
    ['haluan sulkea tilini', 'change-details'],
  ],
  tr: [
    ['şifremi nasıl değiştiririm', 'login-and-password'],
    ['paramı nasıl çekerim', 'cashout-how'],
    ['param ne zaman gelir', 'cashout-times'],
    ['hangi belgeleri göndermeliyim', 'verify-account'],
  ],
  ja: [
    ['出金できない', 'cashout-how'],
    ['パスワードを変更したい', 'login-and-password'],
    ['入金したのに反映されません', 'deposit-not-arrived'],
    ['退会したい', 'change-details'],
    ['やめたい', 'responsible-gaming'],
  ],
  fil: [
    ['paano ko papalitan ang password ko', 'login-and-password'],
    ['paano ko makukuha ang pera ko', 'cashout-how'],
    ['nasaan ang deposito ko', 'deposit-not-arrived'],
    ['paano gumawa ng account', 'how-to-register'],
  ],
}

describe('help search (SH-22)', () => {
  it('finds an article by title, keyword, prefix and misspelt word', () => {
    const search = searchIn('en')
    expect(search('passport')[0]?.slug).toBe('verify-account')
    expect(search('forgot passwo').map(({ slug }) => slug)).toContain('login-and-password')
    expect(search('widthdraw').length + search('cashout').length).toBeGreaterThan(0)
    expect(search('qqqqzzzz')).toEqual([])
  })

  it('shows all articles for an empty query', () => {
    expect(searchIn('en')('  ')).toHaveLength(helpSlugs.length)
  })

  it('ignores accents, and works in languages without spaces', () => {
    expect(searchIn('pt')('deposito').length).toBeGreaterThan(0)
    const articles: HelpEntry[] = [
      { slug: 'cashout-how', title: '出金方法', category: 'cashier', keywords: ['引き出し'], sections: [] },
      { slug: 'deposits-how', title: '入金方法', category: 'cashier', keywords: ['支払い'], sections: [] },
    ]
    const search = createHelpSearch(articles, 'ja')
    expect(search('出金').map(({ slug }) => slug)).toEqual(['cashout-how'])
  })

  it('finds Turkish words in capitals and without dots', () => {
    const search = searchIn('tr')
    const wanted = search('kimlik').map(({ slug }) => slug)
    expect(wanted.length).toBeGreaterThan(0)
    for (const query of ['KİMLİK', 'KIMLIK', 'kımlık']) expect(search(query).map(({ slug }) => slug)).toEqual(wanted)
  })

  it.each(LOCALES)('answers a question in full sentences, in %s', (locale) => {
    const search = searchIn(locale)
    for (const [question, slug] of questions[locale]) {
      const found = search(question).map((entry) => entry.slug)
      expect(found.slice(0, 3), question).toContain(slug)
      expect(found.length, question).toBeLessThan(helpSlugs.length)
    }
  })
})

it('in a language that has no words of its own yet, every word counts', () => {
  const search = createHelpSearch([], 'nl' as Locale)
  expect(search('hoe stort ik geld')).toEqual([])
})
