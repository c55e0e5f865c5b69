// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { contrastProblems } from './contrast.ts'

/** WCAG contrast of the token colours, both themes (look.md: 4.5:1 at least on every surface). */

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [dark, light] = css.split(":root[data-theme='light']").map((theme) => {
  const colours = theme.matchAll(/^ {2}(--[\w-]+): (#\w+|var\(--\w+-\d\));/gm)
  return Object.fromEntries([...colours].map(([, name = '', value = '']) => [name, value]))
})

test.each([
  ['dark', { ...dark }],
  ['light', { ...dark, ...light }],
])('the %s tokens have enough contrast', (_, tokens) => {
  expect(Object.keys(tokens).length).toBeGreaterThan(15)
  expect(contrastProblems(tokens)).toEqual([])
})

it.each([
  [{ '--text': '#777777', '--surface-0': '#ffffff' }, 4.47],
  [{ '--text': '#777', '--surface-0': '#fff' }, 4.47],
  [{ '--text': 'rgb(119 119 119)', '--surface-0': 'rgb(100%, 100%, 100%)' }, 4.47],
  [{ '--text': '#0000', '--surface-0': '#123456' }, 1],
  [{ '--text': 'rgba(0, 0, 0, 0.5)', '--surface-0': '#ffffff' }, 3.97],
])('contrastProblems reports %j with a contrast of %s', (pair, ratio) => {
  const [problem] = contrastProblems({ ...dark, ...pair }, ['--surface-0']).filter(
    (each) => each.startsWith('--text (') && each.includes(' on --surface-0'),
  )
  expect(problem).toContain(` has a contrast of ${ratio}:1, and needs 4.5:1`)
})

it('contrastProblems names an invalid colour once', () => {
  expect(contrastProblems({ ...dark, '--accent': 'brass' }, ['--accent'])).toEqual([
    '--accent: brass is no colour like #1a2b3c or rgb(26 43 60 / 50%)',
  ])
  const circle = { '--accent': 'var(--ok)', '--ok': 'var(--accent)' }
  expect(contrastProblems({ ...dark, ...circle }, ['--accent'])).toEqual([
    '--accent: var(--ok) is no colour like #1a2b3c or rgb(26 43 60 / 50%)',
  ])
})
