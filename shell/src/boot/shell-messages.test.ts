import type { Catalogue } from '@croupier/shared/i18n'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createValue } from '../host/value.ts'
import { createShellMessages } from './shell-messages.ts'

const loadMessages = vi.hoisted(() => vi.fn<(locale: string) => Promise<Catalogue>>())
vi.mock('../words.ts', () => ({ loadMessages }))

const BUSY: Readonly<Record<string, string>> = { en: 'Busy', fi: 'Kiireinen' }
let isReachable = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  loadMessages.mockImplementation(async (locale) => {
    if (locale !== 'en' && !isReachable) throw new Error('no words')
    return { 'common.serverBusy': [{ type: 0, value: BUSY[locale] }] } as Catalogue
  })
})
afterEach(() => {
  vi.useRealTimers()
})

it('English is shown until the messages of the first language are loaded', async () => {
  const locale = { ...createValue<'en' | 'fi'>('fi'), fallBack: vi.fn() }
  const words = createShellMessages()
  await words.follow({ locale, feedback: {} } as unknown as Parameters<typeof words.follow>[0])
  expect(words.text('common.serverBusy')).toBe('Busy')
  isReachable = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect(words.text('common.serverBusy')).toBe('Kiireinen')
  expect(locale.fallBack).not.toHaveBeenCalled()
})

it('messages that arrive after another language was chosen are dropped', async () => {
  isReachable = true
  const locale = { ...createValue<'en' | 'fi'>('en'), fallBack: vi.fn() }
  const words = createShellMessages()
  await words.follow({ locale, feedback: {} } as unknown as Parameters<typeof words.follow>[0])
  const late = Promise.withResolvers<Catalogue>()
  loadMessages.mockImplementation(() => late.promise)
  locale.set('fi')
  locale.set('en')
  late.resolve({ 'common.serverBusy': [{ type: 0, value: 'Kiireinen' }] } as Catalogue)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(words.text('common.serverBusy')).toBe('Busy')
})

it('a failed first load does not discard the second choice of the same language', async () => {
  isReachable = true
  const locale = { ...createValue<string>('en'), fallBack: vi.fn() }
  const words = createShellMessages()
  const feedback = { toast: vi.fn() }
  await words.follow({ locale, feedback } as unknown as Parameters<typeof words.follow>[0])
  const tries = [Promise.withResolvers<Catalogue>(), Promise.withResolvers<Catalogue>()]
  const [first, second] = [...tries]
  loadMessages.mockImplementation(() => tries.shift()!.promise)
  for (const chosen of ['de', 'en', 'de']) locale.set(chosen)
  first!.reject(new Error('no words'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([locale.fallBack.mock.calls.length, feedback.toast.mock.calls.length]).toEqual([0, 0])
  second!.resolve({ 'common.serverBusy': [{ type: 0, value: 'Beschäftigt' }] } as Catalogue)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(words.text('common.serverBusy')).toBe('Beschäftigt')
})

it.each([
  [true, ['Busy']],
  [false, []],
])('a language that fails to load is given up with a toast, except while offline (%s)', async (onLine, told) => {
  isReachable = false
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const locale = { ...createValue<string>('en'), fallBack: vi.fn() }
  const words = createShellMessages()
  const toasts: string[] = []
  const feedback = { toast: (message: string) => void toasts.push(message) }
  await words.follow({ locale, feedback } as unknown as Parameters<typeof words.follow>[0])
  locale.set('tr')
  await vi.advanceTimersByTimeAsync(100)
  expect(locale.fallBack).toHaveBeenCalledExactlyOnceWith('en')
  expect(toasts).toEqual(told)
})
