import { expect, it } from 'vitest'
import { callProblems, checkCalls } from './calls.ts'

it.each(["api.post('/a', {}, {})", "host.api\n  .upload('/a', file, {})", "useHost().api.file('/a', {})"])(
  'refuses in a screen %s',
  (call) => {
    const file = 'mfe-vip/src/screens/a/a.tsx'
    expect(callProblems(file, `const load = () => ${call}\n`)).toEqual([
      expect.stringContaining(`${file} makes a call of its own (api.`),
    ])
  },
)

it('lets a call stand among the calls and in a test, and a picture be asked for anywhere', () => {
  const call = "const load = () => api.post('/a', {}, {})\n"
  expect(callProblems('mfe-vip/src/api/a.ts', call)).toEqual([])
  expect(callProblems('mfe-vip/src/screens/a/a.test.tsx', call)).toEqual([])
  expect(callProblems('mfe-vip/src/screens/a/a.tsx', 'const cover = host.api.picture(address)\n')).toEqual([])
})

it('finds none in this repository', () => expect(checkCalls()).toEqual([]))
