import { expect, it } from 'vitest'
import { broken, rules, unneeded } from './house-rules.ts'

const CLUB = 'mfe-vip/src/screens/club/club-screen'

it.each([
  ['tsx', '<button aria-label="Close it">', 'aria-label={text(\'close\')} title="×"'],
  ['tsx', '<img alt="The club" />', '<img alt="" /> // alt="The club"'],
  ['ts', 'const sum = parseFloat(amount)', '/** Never parseFloat(amount). */'],
  ['ts', 'const shown = amount.toFixed(2)', 'const shown = formatMoney(amount)'],
  ['ts', "localStorage.setItem('club', '1')", 'const store = localStores'],
  ['ts', "writeStored('club', '1')", 'const isStored = true'],
  ['ts', "window.location.href = 'https://a.example'", "if (location.href === 'a' || location.hash == '') return"],
  ['ts', 'location.assign(address)', 'host.navigation.absolute(address)'],
  ['tsx', '<a className={css.link} href={banner.link}>', '<a href={`#/${name}`}>'],
  ['module.css', '.title {\n  margin: 0;\n}', '@layer screens {\n  .title {\n    margin: 0;\n  }\n}'],
  ['module.css', '@layer screens {\n  .a {\n    color: #fff;\n  }\n}', '@layer screens {\n  #fff:hover {\n  }\n}'],
  [
    'module.css',
    '@layer screens {\n  .a {\n    color: white;\n  }\n}',
    '@layer screens {\n  /* white: rgb(0 0 0) */\n}',
  ],
])('in %s %j is named, %j is not', (ending, wrong, right) => {
  expect(broken(`${CLUB}.${ending}`, wrong)).toEqual([
    expect.stringMatching(RegExp(`^${CLUB}\\.${ending} has [^\n]+: [^:]+`)),
  ])
  expect(broken(`${CLUB}.${ending}`, right)).toEqual([])
  expect(broken(`${CLUB}.test.${ending === 'module.css' ? 'ts' : ending}`, wrong)).toEqual([])
})

it('a file that cannot do without is excepted by its path, as long as it needs to be', () => {
  const [rule, file] = rules.flatMap((each) => each.but.map((path) => [each, path] as const)).at(-1)!
  const texts = new Map(rules.flatMap(({ but }) => but.map((path) => [path, ''] as const)))
  expect(unneeded(texts)).toContain(file)
  const colours = '  .a {\n    color: #fff;\n  }'
  expect(rule.pattern.test(colours)).toBe(true)
  expect(broken(file, colours)).toEqual([])
  expect(unneeded(new Map([[file, colours]]))).not.toContain(file)
})
