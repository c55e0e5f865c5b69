import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reporter } from './reporter.ts'
import { watchPage } from './watch-page.ts'

const add = vi.fn()
const ownerOf = (text: string) => ({ remote: text.includes('/cashier/') ? 'cashier' : 'shell', version: '1' })

describe('an uncaught error', () => {
  beforeAll(() => watchPage({ add } as unknown as Reporter, ownerOf))
  beforeEach(() => add.mockClear())

  it('is reported under the bundle that threw it', () => {
    const error = Object.assign(new TypeError('no'), {
      stack: 'TypeError: no\n at pay (https://x.example/cashier/chunk.js:1)',
    })
    dispatchEvent(new ErrorEvent('error', { error, message: 'no' }))
    expect(add).toHaveBeenCalledExactlyOnceWith({
      kind: 'error',
      remote: 'cashier',
      version: '1',
      name: 'error',
      message: error,
    })
  })

  it('is attributed by its file if it has no stack', () => {
    dispatchEvent(
      new ErrorEvent('error', { error: 'thrown as a word', filename: 'https://x.example/cashier/chunk.js' }),
    )
    expect(add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ remote: 'cashier', message: 'thrown as a word' }),
    )
  })

  it('includes unhandled rejections with any reason', () => {
    const refused = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    refused({ stack: 'Error: no\n at pay (https://x.example/cashier/chunk.js:1)' })
    refused(undefined)
    expect(add.mock.calls.map(([report]) => report)).toMatchObject([
      { remote: 'cashier', name: 'unhandledrejection' },
      { remote: 'shell', name: 'unhandledrejection', message: undefined },
    ])
  })

  it('does not include messages of the browser or of foreign scripts', () => {
    const message = 'ResizeObserver loop completed with undelivered notifications.'
    dispatchEvent(new ErrorEvent('error', { message, filename: 'https://site.example/' }))
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.', error: null }))
    expect(add).not.toHaveBeenCalled()
  })
})
