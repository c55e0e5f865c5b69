import { describe, expect, it } from 'vitest'
import { formatMoney } from '@croupier/shared/money'
import { readMarkup, substitute, textFacts } from '@croupier/shared/texts'
import { forSite } from './for-site.ts'
import { withSupport } from './with-support.ts'

const site = {
  name: 'Harbour',
  domain: 'harbour.example',
  email: 'hello@harbour.example',
  languages: ['en', 'de'],
  amounts: { currencySymbol: '€', minimumDeposit: '10', maximumDeposit: '5000', minimumCashout: '200' },
} as Parameters<typeof textFacts>[0]

describe('long texts', () => {
  it('take name, domain, address and amounts from the site config (SH-28)', () => {
    const facts = textFacts(site, 'de')
    expect(
      substitute('{siteName} ({siteDomain}, {siteEmail}): {currencySymbol} {maximumDeposit}, {languageCount}', facts),
    ).toBe('Harbour (harbour.example, hello@harbour.example): € 5.000, 2')
    expect(substitute('{unknown} {constructor}', facts)).toBe('{unknown} {constructor}')
  })

  it("name a member's own limits in their currency, and offers in fiat money (D15)", () => {
    const of = (reader: Parameters<typeof textFacts>[2]) =>
      substitute(
        '{currencySymbol} {minimumDeposit}, {currencySymbol} {minimumCashout}, {fiatSymbol} 200',
        textFacts(site, 'en', reader),
      )
    const minimums = { deposit: '25', cashout: '55' }
    const bitcoin = { currency: 'BTC', currencySymbol: 'B' }
    expect(of(null)).toBe('€ 10, € 200, € 200')
    expect(of({ currency: 'BRL', currencySymbol: '$', minimums })).toBe('$ 25, $ 55, $ 200')
    expect(of({ ...bitcoin, minimums: { deposit: '0.0002', cashout: '0.002' } })).toBe('B 0.0002, B 0.002, € 200')
    // Without the account's own minimums the site's figures keep the site's currency: with a bitcoin's symbol they
    // would be a fortune.
    expect(of({ ...bitcoin, minimums: null })).toBe('€ 10, € 200, € 200')
  })

  it('write an amount with as many digits as the site does', () => {
    const euros = { currency: 'EUR', currencySymbol: '€', minimums: { deposit: '9.2', cashout: '1840' } }
    const shown = (amount: string) => formatMoney(amount, { ...euros, symbol: '€', locale: 'es', fraction: 'auto' })
    const facts = textFacts(site, 'es', euros)
    expect(substitute('{currencySymbol}\u00a0{minimumDeposit}', facts)).toBe(shown('9.2'))
    expect(substitute('{currencySymbol}\u00a0{minimumCashout}', facts)).toBe(shown('1840'))
    expect([facts.minimumDeposit, facts.minimumCashout, facts.maximumDeposit]).toEqual(['9,20', '1.840', '5.000'])
    const slip = { ...site, amounts: { ...site.amounts, maximumDeposit: '5 000' } }
    expect(textFacts(slip, 'es').maximumDeposit).toBe('5 000')
  })

  it('print the address that their mail link writes to (D6)', () => {
    const on = (hostname: string) => substitute('{siteName}: {siteEmail}', withSupport(textFacts(site, 'en'), hostname))
    expect(on('www.harbour.example')).toBe('Harbour: support@harbour.example')
    expect(on('localhost')).toBe('Harbour: hello@harbour.example')
  })

  it('name the live chat if the site has one', () => {
    const blocks = [{ p: 'Ways' }, { ul: ['{chat}Live chat', 'E-mail'] }]
    const pointsOf = (hasChat: boolean) => forSite([{ id: 'ways', blocks }], hasChat)[0]!.blocks
    expect(pointsOf(true)).toEqual([{ p: 'Ways' }, { ul: ['Live chat', 'E-mail'] }])
    expect(pointsOf(false)).toEqual([{ p: 'Ways' }, { ul: ['E-mail'] }])
  })

  it('render bold words and links, also nested', () => {
    expect(readMarkup('See **the [rules](/branchIndex/help)** or [write](mail:support).')).toEqual([
      { kind: 'words', words: 'See ' },
      {
        kind: 'bold',
        pieces: [
          { kind: 'words', words: 'the ' },
          { kind: 'link', words: 'rules', target: '/branchIndex/help' },
        ],
      },
      { kind: 'words', words: ' or ' },
      { kind: 'link', words: 'write', target: 'mail:support' },
      { kind: 'words', words: '.' },
    ])
  })

  it('render everything else as plain text', () => {
    expect(readMarkup('<b>5 * 4</b> [x] (y)')).toEqual([{ kind: 'words', words: '<b>5 * 4</b> [x] (y)' }])
  })
})
