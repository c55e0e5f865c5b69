import { afterEach, expect, it } from 'vitest'
import { followInvitations, forgetInvitation, rememberInvitation } from './invitation.ts'

const codes = () => [localStorage.getItem('croupier.inviteCode'), localStorage.getItem('croupier.recommendCode')]
const arrive = (hash: string, state: unknown = null) => {
  history.replaceState(state, '', hash)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

afterEach(() => {
  history.replaceState(null, '', '/#/')
  localStorage.clear()
})

it("stores both codes from before or after the #, on any route but a payment's (D5)", () => {
  rememberInvitation('https://site.example/?rcode=campaign#/games?code=abc')
  expect(codes()).toEqual(['abc', 'campaign'])
  for (const path of ['payment/cj/return', 'activation', 'password/reset'])
    rememberInvitation(`https://site.example/#/${path}?code=theirs`)
  for (const query of ['order_id=7&code=theirs#/', 'code=theirs&biz_id=7#/games', 'code=theirs#/?payStatus=payReturn'])
    rememberInvitation(`https://site.example/?${query}`)
  rememberInvitation('https://site.example/#/?code=%3Cb%3E')
  expect(codes()).toEqual(['abc', 'campaign'])
})

it('stores the codes of a followed link, but not again on Back or reload', () => {
  history.replaceState(null, '', '#/?code=first')
  followInvitations()
  expect(codes()).toEqual(['first', null])
  arrive('#/games?code=second&rcode=r')
  expect(codes()).toEqual(['second', 'r'])
  forgetInvitation()
  dispatchEvent(new PopStateEvent('popstate'))
  arrive('#/?code=first', { idx: 0 })
  expect(codes()).toEqual([null, null])
})

it('removes a code before the # from the address once it was stored', () => {
  history.replaceState(null, '', '/?code=old&lang=a%20b&rcode=r#/games')
  followInvitations()
  expect(codes()).toEqual(['old', 'r'])
  expect([location.search, location.hash]).toEqual(['?lang=a+b', '#/games'])
  history.replaceState(null, '', '/?lang=a%20b#/games')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(location.search).toBe('?lang=a%20b')
  history.replaceState(null, '', '/?order_id=7&code=theirs#/')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(location.search).toBe('?order_id=7&code=theirs')
})
