import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hostileHosts, hostileSchemes, lookAlikes, notTexts } from '../testing/hostile.ts'
import { internalPath, openExternal, internalPathOfAddress, safeUrl } from './index.ts'

const base = 'https://casino.example/app/'
const allowedHosts = ['pay.example.com', 'localhost:4020', '*.vendor.example', 'http://plain.example']

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('safeUrl', () => {
  test('has more than enough hostile addresses to test', () => {
    expect(new Set([...hostileSchemes, ...hostileHosts, ...lookAlikes]).size).toBeGreaterThanOrEqual(120)
  })

  test.each([...hostileSchemes, ...hostileHosts, ...lookAlikes])('gives only listed hosts for %j', (address) => {
    const url = safeUrl(address, { base, allowedHosts })
    if (url) {
      expect(['https://casino.example', 'https://pay.example.com']).toContain(url.origin)
      expect(url.username + url.password).toBe('')
    }
  })

  test.each(hostileSchemes)('gives only http or https without a list for %j', (address) => {
    expect(safeUrl(address)).toBeNull()
    expect(safeUrl(address, { base })).toBeNull()
  })

  test.each(lookAlikes)('refuses the look-alike %j', (address) => {
    expect(safeUrl(address, { allowedHosts })).toBeNull()
  })

  test.each(notTexts.map((value) => [value]))('refuses %j, which is no text', (value) => {
    expect(safeUrl(value, { base })).toBeNull()
  })

  test.each([
    'https:pay.example.com/',
    'https:/pay.example.com/',
    'https:///pay.example.com/',
    'https:pay.example.com/?to=https://pay.example.com/',
    '///pay.example.com/',
    '////pay.example.com/?to=//pay.example.com/',
  ])('refuses %j, which some parsers read as another host', (address) => {
    expect(safeUrl(address, { allowedHosts })).toBeNull()
    expect(safeUrl(address, { base, allowedHosts })).toBeNull()
  })

  test('refuses a host with an empty label', () => {
    expect(safeUrl('https://pay..example.com/')).toBeNull()
  })

  test('gives the canonical address', () => {
    expect(safeUrl(' HTTPS://Pay.Example.com:443/a/../b?x=1#y ', { allowedHosts })?.href).toBe(
      'https://pay.example.com/b?x=1#y',
    )
    expect(safeUrl(new URL('https://pay.example.com/'))?.href).toBe('https://pay.example.com/')
  })

  test('compares hosts with ports, subdomains and origins', () => {
    expect(safeUrl('http://localhost:4020/pay', { allowedHosts })).not.toBeNull()
    expect(safeUrl('http://localhost:4021/pay', { allowedHosts })).toBeNull()
    expect(safeUrl('https://eu.vendor.example/', { allowedHosts })).not.toBeNull()
    expect(safeUrl('https://eu.vendor.example:8443/', { allowedHosts })).toBeNull()
    expect(safeUrl('https://vendor.example/', { allowedHosts })).toBeNull()
    expect(safeUrl('http://plain.example/', { allowedHosts })).not.toBeNull()
    expect(safeUrl('https://plain.example/', { allowedHosts })).toBeNull()
    expect(safeUrl('https://pay.example.com/', { allowedHosts: [' Pay.Example.com '] })).not.toBeNull()
  })

  test('resolves relative addresses against a base, whose host is always allowed', () => {
    expect(safeUrl('/file?id=1')).toBeNull()
    expect(safeUrl('/file?id=1', { base, allowedHosts: [] })?.href).toBe('https://casino.example/file?id=1')
    expect(safeUrl('//pay.example.com/x', { base, allowedHosts })?.host).toBe('pay.example.com')
  })

  test('warns without logging the address', () => {
    safeUrl('javascript:secret')
    expect(console.warn).toHaveBeenCalledOnce()
    expect(String(vi.mocked(console.warn).mock.calls[0])).not.toContain('secret')
  })
})

describe('internalPath', () => {
  test.each([...hostileSchemes, ...lookAlikes])('refuses the absolute address %j', (address) => {
    expect(internalPath(address)).toBeNull()
  })

  test.each(hostileHosts)('never gives a path to another host for %j', (address) => {
    expect(internalPath(address)).toBeNull()
  })

  test.each(notTexts.map((value) => [value]))('refuses %j, which is no text', (value) => {
    expect(internalPath(value)).toBeNull()
  })

  test.each(['/a#/b', '/a/#/b', '/#/a#b'])('refuses %j, which has an anchor', (address) => {
    expect(internalPath(address)).toBeNull()
  })

  test.each([
    ['/', '/'],
    ['/#/', '/'],
    ['#/login', '/login'],
    ['/#/article?id=5', '/article?id=5'],
    ['/branchIndex/help', '/branchIndex/help'],
    ['/login?backurl=%2Farticle%3Fid%3D5', '/login?backurl=%2Farticle%3Fid%3D5'],
    ['/a/../b', '/b'],
    [' /x ', '/x'],
  ])('reads %j as %j', (address, path) => {
    expect(internalPath(address)).toBe(path)
  })
})

describe('internalPathOfAddress', () => {
  const own = 'https://casino.example/app/?try=1#/login'

  test.each([
    ['/#/article?id=5', '/article?id=5'],
    ['https://casino.example/app/#/article?id=5', '/article?id=5'],
    ['https://casino.example/app/', '/'],
  ])('reads %j as %j', (address, path) => {
    expect(internalPathOfAddress(address, own)).toBe(path)
  })

  test.each([
    'https://casino.example/#/article?id=5',
    'https://casino.example/app/other#/article?id=5',
    // An invitation: the query before the hash would be lost.
    'https://casino.example/app/?code=X#/join',
    'https://casino.example/app/#//evil.example',
    'https://evil.example/app/#/join',
    'http://casino.example/app/#/join',
    ...hostileSchemes,
    ...hostileHosts,
    ...lookAlikes,
  ])('refuses %j', (address) => {
    expect(internalPathOfAddress(address, own)).toBeNull()
  })

  test.each(notTexts.map((value) => [value]))('refuses %j, which is no text', (value) => {
    expect(internalPathOfAddress(value, own)).toBeNull()
  })
})

describe('openExternal', () => {
  test('opens a tab that cannot reach back, and nothing for a refused address', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    expect(openExternal('https://t.me/casino')).toBe(true)
    expect(open).toHaveBeenCalledWith('https://t.me/casino', '_blank', 'noopener,noreferrer')
    expect(openExternal('javascript:alert(1)')).toBe(false)
    expect(open).toHaveBeenCalledOnce()
  })
})
