import { act, cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { useCodeImage } from './use-code-image.ts'
import { useFreshCode } from './use-fresh-code.ts'

const IMAGE = '/sys/member/verifyCode/image'
const MINUTE = 60_000

function Code({ isTyped }: { isTyped: boolean }) {
  const code = useCodeImage(true)
  const { isRenewed, renewIfExpired } = useFreshCode(code, isTyped)
  return (
    <button onFocus={renewIfExpired}>
      {[code.image, code.ticket, isRenewed && 'announced'].filter(Boolean).join(' ')}
    </button>
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(isTyped = false) {
  const answers = { [IMAGE]: 'data:image/png;base64,' }
  const rendered = renderScreen(<Code isTyped={isTyped} />, { answers, messages })
  await pass(100)
  const { host } = await rendered
  return { tickets: () => host.record.calls.map(({ body }) => (body as { ticket: string }).ticket) }
}

it('an unused picture is renewed before each five minutes are over, and announced', async () => {
  const { tickets } = await open()
  await pass(4 * MINUTE)
  expect(tickets()).toHaveLength(1)
  expect(screen.getByRole('button').textContent).not.toContain('announced')
  await pass(0.9 * MINUTE)
  await pass(10)
  expect(tickets()).toHaveLength(2)
  // A code that is typed now is sent with this ticket.
  expect(screen.getByRole('button').textContent).toBe(`data:image/png;base64, ${tickets()[1]} announced`)
  await pass(4.9 * MINUTE)
  expect(tickets()).toHaveLength(3)
})

it('a picture whose code is being typed is not renewed', async () => {
  const { tickets } = await open(true)
  await pass(20 * MINUTE)
  expect(tickets()).toHaveLength(1)
})

it('a picture that expired while the device slept is renewed on focus', async () => {
  const { tickets } = await open()
  const field = screen.getByRole('button')
  act(() => field.focus())
  await pass(1)
  expect(tickets()).toHaveLength(1)
  act(() => field.blur())
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  act(() => field.focus())
  await pass(1)
  expect(tickets()).toHaveLength(2)
})
