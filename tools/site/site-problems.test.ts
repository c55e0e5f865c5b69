import { expect, it } from 'vitest'
import { siteFile } from './site-config.ts'
import { siteProblems } from './site-problems.ts'

const harbour = siteFile('harbour')

it.each(['croupier', 'harbour'])('the file of %s is right', (name) => {
  expect(siteProblems(siteFile(name))).toEqual([])
})

it.each([
  [{ langauges: ['en'] }, 'langauges: no such setting'],
  [{ features: { chatt: true } }, 'features.chatt: no such setting'],
  [{ amounts: { minimumDeposit: '20', constructor: '1' } }, 'amounts.constructor: no such setting'],
  [{ theme: { '--acent': '#b3372b' } }, 'theme.--acent: no such setting'],
  [{ logo: 'brand/nobody.svg' }, 'logo: there is no shell/public/brand/nobody.svg'],
  [{ email: 'nobody' }, 'email: Invalid email: Received "nobody"'],
])('%j is named', (fields, problem) => {
  expect(siteProblems({ ...harbour, ...fields })).toEqual([problem])
})

it('a picture of another address, or one that is there, is no problem', () => {
  for (const logo of ['', 'icon-tab-48.png', 'https://pictures.example/logo.svg'])
    expect(siteProblems({ ...harbour, logo })).toEqual([])
})
