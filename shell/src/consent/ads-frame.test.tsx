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

it('the script hears of a registration and a purchase after a yes, and of nothing else (SH-34)', async () => {
  const host = createTestHost({ answers: { '/sys/sysSetting/acquire': { fbAdsScript: 'script' } } })
  const frame = (
    <ShellContext value={host as unknown as ShellHost}>
      <QueryClientProvider client={createQueries()}>
        <AdsFrame />
      </QueryClientProvider>
    </ShellContext>
  )
  await renderScreen(frame, { messages, host })
  const tell = (name: string, more = {}) => act(() => host.events.emit('analytics:event', { name, ...more }))
  tell('CompleteRegistration')
  act(() => consent.set('marketing'))
  tell('HelpUseful', { id: 'verify-account' })
  const inside = await vi.waitFor(() => document.querySelector('iframe')!.contentWindow!, 10_000)
  const heard: unknown[] = []
  vi.spyOn(inside, 'postMessage').mockImplementation((data: unknown) => void heard.push(data))
  const say = (type: string) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data: { type }, origin: 'null', source: inside })))
  say('ads:ready')
  tell('HelpNotUseful', { id: 'verify-account' })
  tell('CompleteRegistration', { id: '9' })
  tell('Purchase', { amount: '25.00', currency: 'USD', id: 'D1' })
  expect(heard).toEqual([
    { type: 'ads:event', name: 'CompleteRegistration' },
    { type: 'ads:event', name: 'Purchase', amount: '25.00', currency: 'USD' },
  ])
})
