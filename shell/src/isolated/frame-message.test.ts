import { expect, it } from 'vitest'
import { frameMessage } from './frame-message.ts'

it('an isolated script may send a few messages and no others (D19)', () => {
  expect(frameMessage({ type: 'chat:close' })).toEqual({ type: 'chat:close' })
  expect(frameMessage({ type: 'ads:ready', token: 'x' })).toEqual({ type: 'ads:ready' })
  for (const data of [
    null,
    'chat:close',
    3,
    [],
    {},
    { type: 'open' },
    { type: ['chat:close'] },
    { type: 'CHAT:CLOSE' },
  ]) {
    expect(frameMessage(data)).toBeNull()
  }
})
