import { expect, it } from 'vitest'
import { siteFile } from './site-config.ts'
import { siteProblems } from './site-problems.ts'

const KEY = `${'A'.repeat(43)}=`
const OTHER = `${'B'.repeat(43)}=`
const harbour = siteFile('harbour')

it.each(['croupier', 'harbour'])('the file of %s has no problem', (name) => {
  expect(siteProblems(siteFile(name))).toEqual([])
})

it.each([
  [{ langauges: ['en'] }, 'langauges: no such setting; there is languages'],
  [{ descriptoin: 'a' }, 'descriptoin: no such setting; there is description'],
  [{ nothing: 1 }, 'nothing: no such setting; all are in shared/src/config/schema.ts, except description and icon'],
  [{ features: { chatt: true } }, 'features.chatt: no such setting; there are chat, favourites, withdrawalVoucher'],
  [
    { amounts: { minimumDeposit: '20', constructor: '1' } },
    'amounts.constructor: no such setting; there are currencySymbol, minimumDeposit, maximumDeposit, minimumCashout',
  ],
  [{ theme: { '--acent': '#b3372b' } }, 'theme.--acent: no such setting; there is --accent'],
  [{ theme: { '--gold': '#b3372b' } }, 'theme.--gold: no such setting; all are in shared/src/ui/styles/tokens.css'],
  [{ logo: 'brand/nobody.svg' }, 'logo: there is no shell/public/brand/nobody.svg'],
  [{ icon: 'brand/nobody.svg' }, 'icon: there is no shell/public/brand/nobody.svg'],
  [{ icon: 'robots.txt' }, 'icon: not a picture of shell/public such as brand/icon.svg (or png, webp, jpg)'],
  [{ email: 'nobody' }, 'email: Invalid email: Received "nobody"'],
  [{ languages: ['ja', 'fi'] }, 'defaultLanguage: en is not one of languages (ja, fi)'],
  [{ amounts: { maximumDeposit: '2.000' } }, 'amounts.maximumDeposit: 2.000 is not an amount such as 20 or 0.5'],
  [{ amounts: { minimumDeposit: '20 €' } }, 'amounts.minimumDeposit: 20 € is not an amount such as 20 or 0.5'],
  [
    { amounts: { minimumDeposit: '500', maximumDeposit: '50' } },
    'amounts.minimumDeposit: 500 is more than maximumDeposit, 50',
  ],
  [
    { releaseKeys: [KEY] },
    `releaseKeys: ${KEY} does not say what it signs for. Write the remotes of its team after it (“${KEY} cashier vip”), or all.`,
  ],
  [{ releaseKeys: ['AAAA all'] }, 'releaseKeys: AAAA is no public key. npm run release-key prints one.'],
  [
    { releaseKeys: [`${KEY} cashier vip`, `${KEY} all`] },
    `releaseKeys: ${KEY} is listed on 2 lines (cashier, vip; all): pages would trust it for all of them. Keep one.`,
  ],
  [
    { releaseKeys: [`${OTHER} all`, `${KEY} casheer`] },
    `releaseKeys: ${KEY} casheer: there are account, games, cashier, vip, or all.`,
  ],
  [{ domain: 'https://casino.example/' }, 'domain: https://casino.example/ is not a host name such as casino.example'],
  [{ apiPath: 'api' }, 'apiPath: api is not a path such as /api'],
  [{ apiPath: '/api/' }, 'apiPath: /api/ is not a path such as /api'],
  [{ apiPath: '//evil.example' }, 'apiPath: //evil.example is not a path such as /api'],
  [
    { providerOrigins: ['https://bank.example/', 'https://pay.example/page'] },
    'providerOrigins: https://pay.example/page is not an address such as https://example.com (without a path)',
  ],
  [
    { apiOrigin: 'https://api.example/v1' },
    'apiOrigin: https://api.example/v1 is not an address such as https://example.com (without a path)',
  ],
  [
    { redirectHosts: ['pay.example', '*.bank.example', 'localhost:4020', 'https://a.example', 'pay.example/back'] },
    'redirectHosts: pay.example/back is not a host such as pay.example, *.pay.example or https://pay.example',
  ],
])('%j is reported', (fields, problem) => {
  expect(siteProblems({ ...harbour, ...fields })).toEqual([problem])
})

it('a file is refused with all of its problems at once, each with its setting', () => {
  const fields = {
    email: 'nobody',
    colorScheme: 'dusk',
    languages: ['xx'],
    defaultLanguage: 'yy',
    domain: 'https://casino.example/',
    apiOrigin: 'api.example',
    providerOrigins: ['https://bank.example', 'pay.example'],
    amounts: { minimumDeposit: '500', maximumDeposit: '50' },
    theme: { '--accent-ink': '#d99' },
    releaseKeys: ['AAAA all'],
    features: { favorites: true },
  }
  expect(siteProblems({ ...harbour, ...fields }).map((problem) => problem.split(': ')[0])).toEqual([
    'email',
    'languages.0',
    'defaultLanguage',
    'colorScheme',
    'apiOrigin',
    'providerOrigins',
    'amounts.minimumDeposit',
    'domain',
    'releaseKeys',
    'features.favorites',
  ])
  // Problems of other settings do not keep the theme from being checked; only a bad colorScheme would.
  const theme = { ...(harbour['theme'] as object), '--accent-ink': '#d99' }
  expect(siteProblems({ ...harbour, email: 'nobody', theme })).toContainEqual(
    expect.stringMatching(/^theme: --accent-ink/),
  )
})

it('a picture at another address or an existing file is accepted', () => {
  for (const logo of ['', 'icon-tab-48.png', 'https://pictures.example/logo.svg'])
    expect(siteProblems({ ...harbour, logo })).toEqual([])
})

it('a theme with too little contrast is named with the pair, its contrast and the required one', () => {
  const themed = (theme: object, colorScheme = 'light') =>
    siteProblems({ ...harbour, colorScheme, theme: { ...(harbour['theme'] as object), ...theme } })
  expect(themed({ '--accent-ink': '#d99' })).toEqual([
    'theme: --accent-ink (#d99) on --accent (#b3372b) has a contrast of 2.59:1, and needs 4.5:1',
    'theme: --accent-ink (#d99) on --accent-strong (#962a20) has a contrast of 3.43:1, and needs 4.5:1',
  ])
  expect(themed({ '--field-line': '#13293a40' })).toEqual([
    'theme: --field-line (#13293a40) on --field (#ffffff) has a contrast of 1.66:1, and needs 3:1',
  ])
  expect(themed({ '--text': 'navy' })).toEqual(['theme: --text: navy is no colour like #1a2b3c or rgb(26 43 60 / 50%)'])
  // This token only draws a line between parts: it needs no contrast.
  expect(themed({ '--line': '#13293a10' })).toEqual([])
  expect(siteProblems({ ...harbour, colorScheme: 'system', theme: { '--text': '#1d2a25' } })).toContain(
    'theme: --text (#1d2a25) on --surface-0 (#08201a) has a contrast of 1.14:1, and needs 4.5:1',
  )
})

it('a video of an unknown section of the crypto guide is refused', () => {
  const video = 'https://videos.example/a.mp4'
  const [problem] = siteProblems({ ...harbour, cryptoVideos: { bitconi: video } })
  expect(problem).toContain('cryptoVideos.bitconi: the crypto guide has no such section. It has: ')
  const section = problem!.split(' ').at(-1)!
  expect(siteProblems({ ...harbour, cryptoVideos: { [section]: video } })).toEqual([])
})
