import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, readStoredList, writeStored } from './stored.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (area) => {
  it('stores a text, reads it and removes it', () => {
    expect(readStored('a', area)).toBeNull()
    expect(writeStored('a', '', area)).toBe(true)
    expect([readStored('a', area), window[area].length]).toEqual(['', 1])
    expect(writeStored('a', null, area)).toBe(true)
    expect(readStored('a', area)).toBeNull()
  })

  it('reads as empty and throws nothing if storage is forbidden', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    expect([readStored('a', area), readStoredList('a', area)]).toEqual([null, []])
    expect([writeStored('a', 'b', area), writeStored('a', null, area)]).toEqual([false, false])
    expect(warn).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['["a",1,null,"b"]', ['a', 'b']],
    ['{"length":1}', []],
    ['["a"', []],
    ['', []],
  ])('reads %s as the list %j', (text, list) => {
    writeStored('a', text, area)
    expect(readStoredList('a', area)).toEqual(list)
  })
})
