import type { EventBus, HostEvents } from '@croupier/shared/host'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createEventBus } from './event-bus.ts'

describe('the event bus', () => {
  afterEach(() => vi.restoreAllMocks())

  it('calls the listeners in the order of subscription, and none that unsubscribed (SH-36)', () => {
    const bus = createEventBus()
    const calls: string[] = []
    bus.on('promotion:message', ({ reason }) => void calls.push(`first ${reason}`))
    const stop = bus.on('promotion:message', ({ reason }) => void calls.push(`second ${reason}`))
    bus.on('login:required', ({ reason }) => void calls.push(`login ${reason}`))
    bus.emit('promotion:message', { reason: 'login' })
    stop()
    bus.emit('login:required', { reason: 'real-money' })
    bus.emit('promotion:message', { reason: 'registration' })
    expect(calls).toEqual(['first login', 'second login', 'login real-money', 'first registration'])
  })

  it('does not let a listener that throws stop the others or the emitter (SH-36)', () => {
    const complained = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const bus = createEventBus()
    const listener = vi.fn()
    bus.on('session:changed', () => {
      throw new Error('a remote is broken')
    })
    bus.on('session:changed', listener)
    expect(() => bus.emit('session:changed', { user: null })).not.toThrow()
    expect(listener).toHaveBeenCalledWith({ user: null })
    expect(complained).toHaveBeenCalledOnce()
  })

  it('types names and payloads (SH-36)', () => {
    expectTypeOf<HostEvents['promotion:message']>().toEqualTypeOf<{ reason: 'login' | 'registration' }>()
    expectTypeOf<HostEvents['login:required']['reason']>().toEqualTypeOf<
      'real-money' | 'member-screen' | 'session-ended'
    >()
    expectTypeOf<EventBus['emit']>().parameter(0).toEqualTypeOf<keyof HostEvents>()
  })
})
