import { beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { testApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import { addressesIn, callerOf, LOOPBACK, UnknownProxy } from './proxies.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await testContext()
})

const CHECK = '/sys/ipinfoCloudFlare'
const PROXY = '172.18.0.1'

async function behind(proxies: readonly string[], rateLimit = 10_000) {
  const { app } = await testApi({ ...ctx, config: { ...ctx.config, rateLimit, trustsProxy: addressesIn(proxies) } })
  return (remoteAddress: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: CHECK, remoteAddress, headers })
}

describe('the server behind a proxy', () => {
  it('limits players by their real addresses, an IPv6 network as one', async () => {
    const request = await behind(['172.16.0.0/12'], 2)
    const codes = async (address: string, times: number, claimed = '') => {
      const seen: number[] = []
      for (let time = 0; time < times; time += 1) {
        const forwarded = { 'x-forwarded-for': `${claimed && `${claimed}${time}, `}${address}` }
        seen.push((await request(PROXY, forwarded)).statusCode)
      }
      return seen
    }
    expect(await codes('203.0.113.7', 3)).toEqual([200, 200, 429])
    expect(await codes('203.0.113.8', 2)).toEqual([200, 200])
    expect(await codes('198.51.100.1', 3, '203.0.113.')).toEqual([200, 200, 429])
    expect(await codes('2001:db8:1:2::1', 2)).toEqual([200, 200])
    expect(await codes('2001:db8:1:2:ffff::2', 1)).toEqual([429])
    expect(await codes('2001:db8:1:3::1', 1)).toEqual([200])
  })

  it('ignores forwarded address and country of a request that bypassed the proxy', async () => {
    const request = await behind([PROXY], 3)
    const direct = (last: number) =>
      request('192.0.2.1', { 'x-forwarded-for': `203.0.113.${last}`, 'cf-ipcountry': 'KP' })
    const answers = [await direct(1), await direct(2), await direct(3)]
    expect(answers.map((answer) => answer.json().data.status as boolean)).toEqual([true, true, true])
    expect((await direct(4)).statusCode).toBe(429)
    expect((await request(PROXY, { 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': 'KP' })).json().data.status).toBe(
      false,
    )
  })

  it('trusts nobody without a configured proxy', async () => {
    const request = await behind([])
    expect((await request('127.0.0.1', { 'cf-ipcountry': 'KP' })).json().data.status).toBe(true)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the address %s counts as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller)
})

it('trusted proxies are addresses or networks, in either spelling of IPv4; others are named in the error', () => {
  const has = addressesIn([...LOOPBACK, '172.16.0.0/12', 'fd00::/8'])
  const addresses = [
    '127.0.0.5',
    '::1',
    '172.31.255.255',
    '::ffff:172.18.0.1',
    'fd12::1',
    '172.32.0.1',
    '2001:db8::1',
    '',
    'unknown',
  ]
  expect(addresses.map(has)).toEqual([true, true, true, true, true, false, false, false, false])
  for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', ''])
    expect(() => addressesIn([wrong])).toThrow(UnknownProxy)
})
