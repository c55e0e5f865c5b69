import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../api/index.ts'
import { createTestHost, testUser } from '../../testing/index.ts'
import { HostContext } from './context.tsx'
import { useIsStillMember, useMember } from './hooks.ts'

afterEach(cleanup)

function Name() {
  return <p>{useMember().username}</p>
}

it('useMember keeps the player of a screen after a logout, and throws for a visitor', () => {
  const host = createTestHost({ user: { username: 'ada' } })
  const shown = (
    <HostContext value={host}>
      <Name />
    </HostContext>
  )
  const { container, unmount } = render(shown)
  act(() => host.session.set(testUser({ username: 'grace' })))
  expect(container.textContent).toBe('grace')
  act(() => host.session.set(null))
  expect(container.textContent).toBe('grace')
  unmount()
  expect(() => render(shown)).toThrow('shown to a visitor')
})

const refused = new ApiError({ code: 1, kind: 'refused', message: 'No', path: '/x' })
const over = new ApiError({ code: -2, kind: 'session', message: 'Please log in again.', path: '/x' })

/**
 * A screen of member 7. `told`: whether it may tell that its operation succeeded, was refused, or that the session is
 * over.
 */
function shown() {
  const host = createTestHost({ user: { id: 7 } })
  const { set } = host.session
  const { result, unmount } = renderHook(useIsStillMember, {
    wrapper: ({ children }) => <HostContext value={host}>{children}</HostContext>,
  })
  const end = () => {
    host.events.emit('login:required', { reason: 'session-ended' })
    set(null)
  }
  return { set, unmount, end, told: () => [undefined, refused, over].map((error) => result.current(error)) }
}

describe('isStillMember', () => {
  it('is true for the member who opened the screen, also after it was left', () => {
    const { told, unmount, set } = shown()
    set(testUser({ id: 7, availableBalance: '1.00' }))
    unmount()
    expect(told()).toEqual([true, true, true])
  })

  it('is false for a visitor and for the next member after a logout', () => {
    const { told, set } = shown()
    set(null)
    expect(told()).toEqual([false, false, false])
    set(testUser({ id: 8 }))
    expect(told()).toEqual([false, false, false])
  })

  it('is true for the session-end error until somebody logs in', () => {
    const { told, set, end, unmount } = shown()
    end()
    unmount()
    expect(told()).toEqual([false, false, true])
    set(testUser({ id: 8 }))
    expect(told()).toEqual([false, false, false])
  })

  it('is false when the session ended after the screen was left', () => {
    const { told, end, unmount } = shown()
    unmount()
    end()
    expect(told()).toEqual([false, false, false])
  })
})
