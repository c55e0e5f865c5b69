import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
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

/** A screen of member 7; `told`: whether it may tell how its operation ended. */
function shown() {
  const host = createTestHost({ user: { id: 7 } })
  const { result, unmount } = renderHook(useIsStillMember, {
    wrapper: ({ children }) => <HostContext value={host}>{children}</HostContext>,
  })
  return { set: host.session.set, unmount, told: () => result.current() }
}

describe('isStillMember', () => {
  it('is true for the member who opened the screen, also after it was left', () => {
    const { told, unmount, set } = shown()
    set(testUser({ id: 7, availableBalance: '1.00' }))
    unmount()
    expect(told()).toBe(true)
  })

  it('is false when nobody is logged in any more, and for the next member', () => {
    const { told, set } = shown()
    set(null)
    expect(told()).toBe(false)
    set(testUser({ id: 8 }))
    expect(told()).toBe(false)
  })
})
