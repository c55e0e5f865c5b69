import { describe, expect, it } from 'vitest'
import { readMarkup, substitute, textFacts } from '@croupier/shared/texts'

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
    expect(substitute('{siteName} ({siteDomain}, {siteEmail}): {currencySymbol}{maximumDeposit}, {languageCount}', facts)).toBe(
      'Harbour (harbour.example, hello@harbour.example): €5.000, 2',
    )
    expect(substitute('{unknown} {constructor}', facts)).toBe('{unknown} {constructor}')
  })

  it('know bold words and links, also inside each other', () => {
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

  it('leave everything else alone', () => {
    expect(readMarkup('<b>5 * 4</b> [x] (y)')).toEqual([{ kind: 'words', words: '<b>5 * 4</b> [x] (y)' }])
  })
})
