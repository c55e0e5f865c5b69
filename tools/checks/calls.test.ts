import { describe, expect, it } from 'vitest'
import { callProblems, checkCalls } from './calls.ts'

describe('the check of calls', () => {
  it.each(["api.post('/a', {}, {})", "host.api\n  .upload('/a', file, {})", "useHost().api.file('/a', {})"])(
    'refuses the call %s in a screen',
    (call) => {
      const file = 'mfe-vip/src/screens/a/a.tsx'
      expect(callProblems(file, `const load = () => ${call}\n`)).toEqual([
        expect.stringContaining(`${file} makes an API call (api.`),
      ])
    },
  )

  it('allows calls in src/api and in tests, and pictures anywhere', () => {
    const call = "const load = () => api.post('/a', {}, {})\n"
    expect(callProblems('mfe-vip/src/api/a.ts', call)).toEqual([])
    expect(callProblems('mfe-vip/src/screens/a/a.test.tsx', call)).toEqual([])
    expect(callProblems('mfe-vip/src/screens/a/a.tsx', 'const cover = host.api.picture(address)\n')).toEqual([])
  })

  it('finds no problem in this repository', () => expect(checkCalls()).toEqual([]))
})
