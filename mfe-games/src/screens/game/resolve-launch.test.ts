import { createTestHost } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { resolveLaunch } from './resolve-launch.ts'

const BLOCK = '/sys/sysSetting/checkBlock'
const DOMAINS = '/sys/gameVendor/wrapper/domain'
const ADDRESS = 'https://games.vendor.example/play?token=a'

async function resolve(isReal: boolean, answers: Record<string, unknown>, vendorOrigins = [new URL(ADDRESS).origin]) {
  const { api, config, record } = createTestHost({
    answers: {
      '/sys/game/getLaunchUrl': ADDRESS,
      '/sys/game/getTryPlayUrl': ADDRESS,
      [BLOCK]: 1,
      [DOMAINS]: {},
      ...answers,
    },
  })
  const host = { api, config: { ...config, vendorOrigins } }
  const resolved = await resolveLaunch(host, { vendor: 'river' }, { gameId: 7, isReal, channel: 'pc' })
  return { resolved: String(resolved), paths: record.calls.map(({ path }) => path) }
}

it('resolveLaunch requests the block check for real money only', async () => {
  expect(await resolve(true, {})).toEqual({ resolved: ADDRESS, paths: [BLOCK, '/sys/game/getLaunchUrl', DOMAINS] })
  expect(await resolve(false, {})).toEqual({ resolved: ADDRESS, paths: ['/sys/game/getTryPlayUrl', DOMAINS] })
})

it('resolveLaunch returns blocked without requesting an address', async () => {
  expect(await resolve(true, { [BLOCK]: 0 })).toEqual({ resolved: 'blocked', paths: [BLOCK] })
})

it('resolveLaunch returns null for an address of an unknown vendor', async () => {
  expect((await resolve(true, {}, [])).resolved).toBe('null')
})

it('resolveLaunch keeps the launch URL when the domain map fails', async () => {
  const refuse = () => {
    throw new Error('refused')
  }
  expect((await resolve(true, { [DOMAINS]: refuse })).resolved).toBe(ADDRESS)
})
