import { expect, it } from 'vitest'
import { launchAddress } from './launch-address.ts'

const origins = ['https://games.vendor.example', 'https://mirror.vendor.example:8443']
const url = 'https://games.vendor.example/play/koi?token=a'

it('keeps an address whose host the map does not have', () => {
  expect(launchAddress(url, { 'other.example': 'x.example' }, origins)?.href).toBe(url)
})

it('swaps the host where the map has it, with and without a port', () => {
  const swapped = launchAddress(url, { 'games.vendor.example': 'mirror.vendor.example:8443' }, origins)
  expect(swapped?.href).toBe('https://mirror.vendor.example:8443/play/koi?token=a')
})

it('leaves the old port behind with the old name', () => {
  const map = { 'mirror.vendor.example:8443': 'games.vendor.example' }
  expect(launchAddress('https://mirror.vendor.example:8443/play/koi?token=a', map, origins)?.href).toBe(url)
})

it.each([
  'https://games.vendor.example.evil.example/',
  'javascript:alert(1)',
  '//evil.example/x',
  'data:text/html,x',
  '',
])('refuses %s', (hostile) => {
  expect(launchAddress(hostile, {}, origins)).toBeNull()
})

it('refuses a map that points elsewhere', () => {
  expect(launchAddress(url, { 'games.vendor.example': 'evil.example' }, origins)).toBeNull()
})
