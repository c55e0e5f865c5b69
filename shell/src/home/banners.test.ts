import { bannerSchema } from '@croupier/shared/api'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { bannerAction } from './banner-action.ts'
import { shownBanners } from './banner-picture.ts'

const banner = (fields = {}) => v.parse(bannerSchema, { id: 1, image: '/a.svg', ...fields })

describe('banners', () => {
  it('are the enabled ones, sorted by sortIndex (SH-14)', () => {
    const all = [
      banner({ id: 1, sortIndex: 3 }),
      banner({ id: 2, sortIndex: 1 }),
      banner({ id: 3, sortIndex: 0, enabled: 0 }),
      banner({ id: 4, sortIndex: 2, enabled: 1 }),
    ]
    expect(shownBanners(all).map(({ id }) => id)).toEqual([2, 4, 1])
    // Unvalidated, as the server sent them: the banner that the page draws by itself has to be the carousel's first.
    const sent = [
      { enabled: 'true', image: '/a' },
      { enabled: '', image: '/b' },
      { enabled: 'false', image: '/c' },
    ]
    expect(shownBanners(sent).map(({ image }) => image)).toEqual(['/a', '/b'])
    const read = sent.map((each, index) => banner({ ...each, id: index }))
    expect(shownBanners(read).map(({ image }) => image)).toEqual(['/a', '/b'])
  })

  it.each([
    [{ gameId: 5 }, { kind: 'game', gameId: 5 }],
    [{ link: '', gameId: null }, { kind: 'none' }],
    [
      { link: '/article?id=1', type: 0 },
      { kind: 'inside', path: '/article?id=1' },
    ],
    [
      { link: 'https://partner.example/a', type: 1 },
      { kind: 'outside', href: 'https://partner.example/a' },
    ],
    [
      { link: '/article?id=2', type: 1 },
      { kind: 'outside', href: '/#/article?id=2' },
    ],
    [{ link: '/#/article?id=2' }, { kind: 'outside', href: '/#/article?id=2' }],
    [{ link: `${location.origin}/#/article?id=2` }, { kind: 'outside', href: '/#/article?id=2' }],
    [
      { link: '/article?id=2', type: '' },
      { kind: 'outside', href: '/#/article?id=2' },
    ],
    [
      { link: '/article?id=1', type: '0' },
      { kind: 'inside', path: '/article?id=1' },
    ],
    [{ link: '', gameId: '' }, { kind: 'none' }],
    [{ link: 'https://partner.example/a' }, { kind: 'outside', href: 'https://partner.example/a' }],
    [{ link: 'javascript:alert(1)', type: 1 }, { kind: 'none' }],
    [{ link: '//evil.example', type: 0 }, { kind: 'none' }],
  ])('%j does %j (SH-15)', (fields, action) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(bannerAction(banner(fields))).toEqual(action)
  })

  it.each([
    ['#/article?id=4', '/article?id=4'],
    ['#/branchIndex/help', '/branchIndex/help'],
    ['', '/'],
  ])("of type 0 with the site's own address and %j lead inside (SH-15)", (rest, path) => {
    const link = location.origin + location.pathname + rest
    expect(bannerAction(banner({ link, type: 0 }))).toEqual({ kind: 'inside', path })
  })

  it.each([
    'https://evil.example/#/article?id=4',
    `${location.origin}/elsewhere#/article?id=4`,
    `${location.origin}/#//evil.example`,
    '//evil.example',
    'article',
  ])('of type 0 to %j do nothing and log a warning (D21)', (link) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    warn.mockClear()
    expect(bannerAction(banner({ link, type: 0 }))).toEqual({ kind: 'none' })
    expect(warn).toHaveBeenCalledOnce()
  })
})
