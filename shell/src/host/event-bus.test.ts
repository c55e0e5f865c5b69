import type { EventBus, HostEvents } from '@croupier/shared/host'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createEventBus } from './event-bus.ts'

describe('the bus between shell and remotes', () => {
  afterEach(() => vi.restoreAllMocks())

  it('tells everybody what happened, in the order in which they listened, and nobody who stopped (SH-36)', () => {
    const bus = createEventBus()
    const heard: string[] = []
    bus.on('promotion:message', ({ reason }) => void heard.push(`first ${reason}`))
    const stop = bus.on('promotion:message', ({ reason }) => void heard.push(`second ${reason}`))
    bus.on('login:required', ({ reason }) => void heard.push(`login ${reason}`))
    bus.emit('promotion:message', { reason: 'login' })
    stop()
    bus.emit('login:required', { reason: 'real-money' })
    bus.emit('promotion:message', { reason: 'registration' })
    expect(heard).toEqual(['first login', 'second login', 'login real-money', 'first registration'])
  })

  it('a listener that throws keeps neither the others nor the sender from going on (SH-36)', () => {
    const complained = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const bus = createEventBus()
    const heard = vi.fn()
    bus.on('session:changed', () => {
      throw new Error('a remote is broken')
    })
    bus.on('session:changed', heard)
    expect(() => bus.emit('session:changed', { user: null })).not.toThrow()
    expect(heard).toHaveBeenCalledWith({ user: null })
    expect(complained).toHaveBeenCalledOnce()
  })

  it('names and payloads are typed (SH-36)', () => {
    expectTypeOf<HostEvents['promotion:message']>().toEqualTypeOf<{ reason: 'login' | 'registration' }>()
    expectTypeOf<HostEvents['login:required']['reason']>().toEqualTypeOf<
      'real-money' | 'member-screen' | 'session-ended'
    >()
    expectTypeOf<EventBus['emit']>().parameter(0).toEqualTypeOf<keyof HostEvents>()
  })
})
