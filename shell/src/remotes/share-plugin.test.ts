import { describe, expect, it } from 'vitest'
import { forgetFailedShares } from './share-plugin.ts'

type Failed = Parameters<NonNullable<ReturnType<typeof forgetFailedShares>['errorLoadShare']>>[0]

describe('a shared package that could not be loaded', () => {
  it('is loaded again, while loaded and other packages stay (SH-35)', () => {
    const wait = Promise.resolve()
    const packages = {
      'react-aria-components': { '1.0.0': { loading: wait, loaded: false }, '0.9.0': { loading: wait, loaded: true } },
      react: { '19.0.0': { loading: wait, loaded: false } },
    }
    forgetFailedShares().errorLoadShare?.({
      pkgName: 'react-aria-components',
      shareScopeMap: { default: packages },
    } as unknown as Failed)
    expect(packages['react-aria-components']['1.0.0'].loading).toBeNull()
    expect(packages['react-aria-components']['0.9.0'].loading).toBe(wait)
    expect(packages.react['19.0.0'].loading).toBe(wait)
  })
})
