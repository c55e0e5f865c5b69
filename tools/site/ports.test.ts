import { expect, it } from 'vitest'
import { listenHost, sitePort } from './ports.ts'

it('the port is 4000 or PORT, which leaves room for the other ports', () => {
  expect([sitePort(''), sitePort('5000')]).toEqual([4000, 5000])
  for (const bad of ['abc', '0', '99999', '4000.5']) expect(() => sitePort(bad)).toThrow('PORT is')
})

it('the host is HOST when that is an IP address, otherwise loopback', () => {
  expect(['0.0.0.0', '::', '192.168.1.7'].map((host) => listenHost(host))).toEqual(['0.0.0.0', '::', '192.168.1.7'])
  expect(['', 'workstation', 'casino.example'].map((host) => listenHost(host))).toEqual(Array(3).fill('127.0.0.1'))
})
