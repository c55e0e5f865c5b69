import { createQueries } from '@croupier/shared/host'
import { cleanup, createTestHost, renderScreen } from '@croupier/shared/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import messages from '../messages/en.json' with { type: 'json' }
import { AdsFrame } from './ads-frame.tsx'
import { consent } from './consent.ts'

afterEach(() => {
  cleanup()
  consent.set('unasked')
})

it('the script gets registrations and purchases, only with consent, and nothing else (SH-34)', async () => {
  const host = createTestHost({ answers: { '/sys/sysSetting/acquire': { fbAdsScript: 'script' } } })
  const frame = (
    <ShellContext value={host as unknown as ShellHost}>
      <QueryClientProvider client={createQueries()}>
        <AdsFrame />
      </QueryClientProvider>
    </ShellContext>
  )
  await renderScreen(frame, { messages, host })
  const emit = (name: string, more = {}) => act(() => host.events.emit('analytics:event', { name, ...more }))
  emit('CompleteRegistration')
  act(() => consent.set('marketing'))
  emit('HelpUseful', { id: 'verify-account' })
  const inside = await vi.waitFor(() => document.querySelector('iframe')!.contentWindow!, 10_000)
  const received: unknown[] = []
  vi.spyOn(inside, 'postMessage').mockImplementation((data: unknown) => void received.push(data))
  const say = (type: string) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data: { type }, origin: 'null', source: inside })))
  say('ads:ready')
  emit('HelpNotUseful', { id: 'verify-account' })
  emit('CompleteRegistration', { id: '9' })
  emit('Purchase', { amount: '25.00', currency: 'USD', id: 'D1' })
  expect(received).toEqual([
    { type: 'ads:event', name: 'CompleteRegistration' },
    { type: 'ads:event', name: 'Purchase', amount: '25.00', currency: 'USD' },
  ])
})
