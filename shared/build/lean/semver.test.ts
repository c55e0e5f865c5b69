import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { satisfy } from './semver.js'

const versions = ['1.0.0', '1.0.9', '1.2.0', '1.10.0', '2.0.0', '19.3.1', '19.0.0', '20.1.0']

describe('the browser’s own semver', () => {
  it.each(['^1.0.0', '^19.0.0', '~1.0.0', '~2.9.0', '<=1.2.0', '<=19.3.1', '1.2.0', '^1.2.0'])(
    'compares %s as the package does',
    (range) => {
      for (const version of versions) expect(satisfy(version, range), version).toBe(satisfies(version, range))
    },
  )

  it('accepts no version for an empty range', () => {
    expect(satisfy(undefined, '^1.0.0')).toBe(false)
  })
})
