import { expect, it } from 'vitest'
import { launchAddress } from './launch-address.ts'

const origins = ['https://games.vendor.example', 'https://mirror.vendor.example:8443']
const url = 'https://games.vendor.example/play/koi?token=a'

it('an address stays unchanged if the map lacks its host', () => {
  expect(launchAddress(url, { 'other.example': 'x.example' }, origins)?.href).toBe(url)
})

it('a host in the map is replaced, including its port', () => {
  const swapped = launchAddress(url, { 'games.vendor.example': 'mirror.vendor.example:8443' }, origins)
  expect(swapped?.href).toBe('https://mirror.vendor.example:8443/play/koi?token=a')
})

it('the old port is removed with the old host', () => {
  const map = { 'mirror.vendor.example:8443': 'games.vendor.example' }
  expect(launchAddress('https://mirror.vendor.example:8443/play/koi?token=a', map, origins)?.href).toBe(url)
})

it.each([
  'https://games.vendor.example.evil.example/',
  'javascript:alert(1)',
  '//evil.example/x',
  'data:text/html,x',
  '',
])('the address %j is refused', (hostile) => {
  expect(launchAddress(hostile, {}, origins)).toBeNull()
})

it('a map that points to an unknown vendor is refused', () => {
  expect(launchAddress(url, { 'games.vendor.example': 'evil.example' }, origins)).toBeNull()
})
