import { describe, expect, it, vi } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const ownAddress = 'https://site.example/#/redirect?url=x'
const to = (value: string | null) => redirectTarget(value, ownAddress, ['pay.example', '*.partner.example'])

describe('/redirect (RT-07)', () => {
  it('follows an internal target', () => {
    expect(to('/article?id=3')).toEqual({ kind: 'inside', path: '/article?id=3' })
    expect(to('#/join')).toEqual({ kind: 'inside', path: '/join' })
    expect(to('https://site.example/#/join')).toEqual({ kind: 'inside', path: '/join' })
    expect(to('https://site.example')).toEqual({ kind: 'inside', path: '/' })
  })

  it.each([
    'https://site.example/?pay#/payment/pix/pay?amount=5',
    'https://site.example/index.html#/payment/pix/pay?amount=5',
    'https://site.example/index.html?x=1#/payment/pix/pay?amount=5',
    'https://site.example:443/./?x#/payment/pix/pay?amount=5',
  ])('leads to the page inside the site for %s, without loading the document anew (D54)', (value) => {
    expect(to(value)).toEqual({ kind: 'inside', path: '/payment/pix/pay?amount=5' })
    expect(redirectTarget(value, 'https://site.example/index.html?a#/redirect', [])).toMatchObject({ kind: 'inside' })
  })

  it('requires a confirmation before it leaves, unless the host is listed', () => {
    expect(to('https://other.example/a')).toMatchObject({ kind: 'outside', trusted: false })
    expect(to('https://pay.example/a')).toMatchObject({ kind: 'outside', trusted: true })
    expect(to('https://a.partner.example/')).toMatchObject({ kind: 'outside', trusted: true })
    // Another page of the site's own host is not this document.
    expect(to('https://site.example/other/#/join')).toMatchObject({ kind: 'outside', trusted: false })
    expect(to('https://pay.example.evil.example/')).toMatchObject({ kind: 'outside', trusted: false })
  })

  it.each([
    null,
    '',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http:evil',
    '/redirect?url=/redirect',
    'https://site.example/#/redirect?url=/redirect',
    'data:,x',
    'https://site.example/?x#//evil.example',
    'https://site.example/index.html#/redirect?url=/redirect',
  ])('refuses %j', (value) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(to(value)).toEqual({ kind: 'refused' })
  })
})
