import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createTestHost, testUser } from '../../testing/index.ts'
import { HostContext } from './context.tsx'
import { useMember } from './hooks.ts'

afterEach(cleanup)

function Name() {
  return <p>{useMember().username}</p>
}

it('a member screen that is about to go does not fall over when its player logs out; none opens for a visitor', () => {
  const host = createTestHost({ user: { username: 'ada' } })
  const session = host.session as typeof host.session & { set(user: ReturnType<typeof testUser> | null): void }
  const shown = (
    <HostContext value={host}>
      <Name />
    </HostContext>
  )
  const { container, unmount } = render(shown)
  act(() => session.set(testUser({ username: 'grace' })))
  expect(container.textContent).toBe('grace')
  act(() => session.set(null))
  expect(container.textContent).toBe('grace')
  unmount()
  expect(() => render(shown)).toThrow('shown to a visitor')
})
