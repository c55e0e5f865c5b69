import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contractFile } from '../lib/contract.ts'
import { contractProblems, contractRefusal, removedFrom } from './contract.ts'

it('a changed contract requires a new number, and a new number requires the new text', () => {
  const text = (number: string, ...lines: string[]) => [`contract ${number}`, ...lines, ''].join('\n')
  expect(contractProblems(text('1.9', 'a'), text('1.9', 'a'))).toEqual([])
  expect(contractProblems(text('1.9', 'a'), text('1.9', 'a', 'b'))).toEqual([
    expect.stringMatching(/\(line 3: b\)\. Raise HOST_API_MINOR/),
  ])
  expect(contractProblems(text('1.9', 'a'), text('1.10', 'a', 'b'))).toEqual([
    expect.stringMatching(/: it says 1\.9, the sources 1\.10\. Now: npm run contract$/),
  ])
  expect(contractProblems('', text('1.9'))).toEqual([expect.stringMatching(/it says no number, the sources 1\.9/)])
})

it('an addition keeps every line of the contract; a removed row or a changed or moved type does not', () => {
  const types = ['--- host/screens', "import type { A } from './a.ts';", 'export interface ScreenParams {']
  const screens = ['--- screens', 'game {"owner":"games"}', 'gameInfo {"owner":"games"}', '--- tokens', '--accent']
  const text = (params: readonly string[], rows = screens) => [...types, ...params, '}', ...rows].join('\n')
  const game = ['    game: {', '        id: number;', '    };']
  const before = text([...game, '    club: {', '        id: string;', '    };'])
  const after = (params: readonly string[]) => removedFrom(before, text(params))
  expect(after(['    club: {', '        id: string;', '        tab?: string;', '    };', ...game])).toEqual([])
  expect(after([...game, '    club: {', '        tab?: string;', '    };'])).toEqual([
    'host/screens ScreenParams.club: id: string;',
  ])
  expect(
    after(['    game: {', '        id: string;', '    };', '    club: {', '        id: number;', '    };']),
  ).toEqual(['host/screens ScreenParams.game: id: number;', 'host/screens ScreenParams.club: id: string;'])
  const rows = (...lines: string[]) => removedFrom(text([]), text([], lines))
  expect(rows(...screens, '--line')).toEqual([])
  expect(rows('--- screens', screens[1]!, '--- tokens')).toEqual([
    'screens: gameInfo {"owner":"games"}',
    'tokens: --accent',
  ])
})

it('a minor number is refused for a breaking change, unless a reviewer declared it compatible', () => {
  const before = readFileSync(contractFile, 'utf8')
  const [, major, minor] = /^contract (\d+)\.(\d+)/.exec(before)!.map(Number)
  const next = (number: string, text = before) =>
    text.replace(/^contract .*/, `contract ${number}`).replace(/(HOST_API_MINOR =) \d+/, `$1 ${number.split('.')[1]}`)
  const [added, broken] = [`${major}.${minor! + 1}`, `${major! + 1}.0`]
  const without = before.replace(/^gameInfo .*\n/m, '')
  expect(contractRefusal('', before, {})).toBeUndefined()
  expect(contractRefusal(before, `${before}new\n`, {})).toMatch(/^The contract changed and its number is still/)
  expect(contractRefusal(before, `${before}new\n`, { sameNumber: true })).toBeUndefined()
  expect(contractRefusal(before, next(added, `${before}new\n`), {})).toBeUndefined()
  expect(contractRefusal(before, next(added, without), {})).toMatch(
    /\n- screens: gameInfo \{[^\n]*\nRaise HOST_API, or/,
  )
  expect(contractRefusal(before, without, { sameNumber: true })).toContain('screens: gameInfo')
  expect(contractRefusal(before, next(added, without), { compatible: true })).toBeUndefined()
  expect(contractRefusal(before, next(broken, without), {})).toBeUndefined()
  const nothing = next(added, before.split('\n')[0]!)
  expect(contractRefusal(before, nothing, {})).toMatch(/\n- \d+ more\n/)
})
