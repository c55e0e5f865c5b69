import { expect, it } from 'vitest'
import { violations, rules, unusedExemptions } from './house-rules.ts'

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
  ['tsx', 'export const list = <ul className="a" />', 'export const list = <ul role="list" className="a" />'],
  ['tsx', '<ol\n  className="a"\n/>', '<ol\n  role="list"\n  className="a"\n/>'],
  [
    'module.css',
    '@layer screens {\n  .a {\n    user-select: none;\n  }\n}',
    '@layer screens {\n  .a {\n    -webkit-user-select: none;\n    user-select: none;\n  }\n}',
  ],
  [
    'module.css',
    "@layer screens {\n  .a {\n    content: '!' / '';\n  }\n}",
    "@layer screens {\n  .a {\n    content: '!';\n    content: '!' / '';\n  }\n}",
  ],
])('a %s file with %j is reported, and with %j it is not', (ending, wrong, right) => {
  expect(violations(`${CLUB}.${ending}`, wrong)).toEqual([
    expect.stringMatching(RegExp(`^${CLUB}\\.${ending} has [^\n]+: [^:]+`)),
  ])
  expect(violations(`${CLUB}.${ending}`, right)).toEqual([])
  expect(violations(`${CLUB}.test.${ending === 'module.css' ? 'ts' : ending}`, wrong)).toEqual([])
})

it('a file is exempt by its path, as long as it needs the exemption', () => {
  const [rule, file] = rules.flatMap((each) => each.except.map((path) => [each, path] as const)).at(-1)!
  const texts = new Map(rules.flatMap(({ except }) => except.map((path) => [path, ''] as const)))
  expect(unusedExemptions(texts)).toContain(file)
  const colours = '  .a {\n    color: #fff;\n  }'
  expect(rule.pattern.test(colours)).toBe(true)
  expect(violations(file, colours)).toEqual([])
  expect(unusedExemptions(new Map([[file, colours]]))).not.toContain(file)
})
