import { expect, it } from 'vitest'
import { readVendorMessage } from './vendor-message.ts'

const frame = {} as Window
const origin = 'https://vendor.example'
const settled = { type: 'ROUND_SETTLED' }

it('a known message of the frame and its origin is accepted', () => {
  expect(readVendorMessage({ data: settled, origin, source: frame }, frame, origin)).toBe('ROUND_SETTLED')
})

it.each([
  ['another origin', { data: settled, origin: 'https://vendor.example.evil.example', source: frame }],
  ['the null origin', { data: settled, origin: 'null', source: frame }],
  ['another window of the right origin', { data: settled, origin, source: {} as Window }],
  ['an unknown type', { data: { type: 'CLOSE' }, origin, source: frame }],
  ['text', { data: 'ROUND_SETTLED', origin, source: frame }],
  ['null', { data: null, origin, source: frame }],
])('a message is ignored: %s', (_, event) => {
  expect(readVendorMessage(event, frame, origin)).toBeNull()
})

it('every message is ignored while there is no frame', () => {
  expect(readVendorMessage({ data: settled, origin, source: null }, null, origin)).toBeNull()
})
