import { afterEach, expect, it, vi } from 'vitest'
import { TOKEN_KEY } from '../host/stored-keys.ts'
import { createTokenStore } from './token-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('a token that cannot be stored is kept in memory until it is cleared, then storage counts again', () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const token = createTokenStore()
  token.write('own')
  expect(token.read()).toBe('own')
  full.mockRestore()
  token.clear()
  expect(token.read()).toBeNull()
  localStorage.setItem(TOKEN_KEY, 'of another tab')
  expect(token.read()).toBe('of another tab')
})
