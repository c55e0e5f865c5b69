import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contractFile } from '../lib/contract.ts'
import { contractProblems, contractRefusal, goneFrom } from './contract.ts'

it('a contract that changed asks for its number, one whose number is raised for its text', () => {
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

it('an addition keeps every line of the contract; a row that is gone, a type that changed or was moved do not', () => {
  const types = ['--- host/screens', "import type { A } from './a.ts';", 'export interface ScreenParams {']
  const screens = ['--- screens', 'game {"owner":"games"}', 'gameInfo {"owner":"games"}', '--- tokens', '--accent']
  const text = (params: readonly string[], rows = screens) => [...types, ...params, '}', ...rows].join('\n')
  const game = ['    game: {', '        id: number;', '    };']
  const before = text([...game, '    club: {', '        id: string;', '    };'])
  const after = (params: readonly string[]) => goneFrom(before, text(params))
  expect(after(['    club: {', '        id: string;', '        tab?: string;', '    };', ...game])).toEqual([])
  expect(after([...game, '    club: {', '        tab?: string;', '    };'])).toEqual([
    'host/screens ScreenParams.club: id: string;',
  ])
  expect(
    after(['    game: {', '        id: string;', '    };', '    club: {', '        id: number;', '    };']),
  ).toEqual(['host/screens ScreenParams.game: id: number;', 'host/screens ScreenParams.club: id: string;'])
  const rows = (...lines: string[]) => goneFrom(text([]), text([], lines))
  expect(rows(...screens, '--line')).toEqual([])
  expect(rows('--- screens', screens[1]!, '--- tokens')).toEqual([
    'screens: gameInfo {"owner":"games"}',
    'tokens: --accent',
  ])
})

it('a minor number is not raised for what breaks a remote, but where a reviewer said that none can tell', () => {
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
