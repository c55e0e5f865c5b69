import { createTestHost } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { readCodeImage } from './registration.ts'

const IMAGE = '/sys/member/verifyCode/image'
const read = (answer: unknown) => readCodeImage(createTestHost({ answers: { [IMAGE]: answer } }).api, '1')

it.each([
  ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
  ['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['iVBORw0K\r\nGgo=\r\n', 'data:image/png;base64,iVBORw0KGgo='],
])('[AC-08] readCodeImage accepts %j as a picture', async (answer, address) => {
  expect(await read(answer)).toBe(address)
})

it.each(['', '  ', 'https://evil.example/a.png', '<svg/>', 'javascript:alert(1)', 'data:text/html,x', 7, null])(
  '[AC-08] readCodeImage rejects %j',
  async (answer) => {
    await expect(read(answer)).rejects.toThrow()
  },
)
