import { act, cleanup, createTestHost, renderScreen, screen, flushPending, userEvent } from '@croupier/shared/testing'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import PaymentPage from './payment-page.tsx'

type Query = Record<string, string>

/** Renders the page; `steer` moves it to another query, as whoever holds its window can. */
async function open(provider: string, page: string, query: Query) {
  let steer: (query: Query) => void = () => undefined
  function Steered() {
    const [now, set] = useState(query)
    steer = set
    return <PaymentPage params={{ provider, page, query: now }} />
  }
  const host = createTestHost({ user: {} })
  await renderScreen(<Steered />, { messages, host })
  return { host, steer: (to: Query) => act(async () => steer(to)) }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://evil.example/'))
afterEach(cleanup)

describe('an ordering address opened by another site', () => {
  it.each(['pay', 'processing'])('asks the player first on the page %s', async (page) => {
    const { host } = await open('pingpong', page, { amount: '5000', key: page })
    await screen.findByText('Deposit $ 5,000.00 by PingPong?')
    await flushPending()
    expect(host.record.calls).toEqual([])
    await press('Deposit')
    await vi.waitFor(() => expect(host.record.calls).toHaveLength(1))
    expect(host.record.calls[0]).toEqual({ path: '/sys/deposit/pingpong/depositOrder', body: { amount: '5000' } })
    // The response was lost: the player has agreed to this order, and may try it again without being asked.
    await press('Try again')
    await vi.waitFor(() => expect(host.record.keys).toEqual([page, page]))
  })

  it('asks again if it names another order by now', async () => {
    const { host, steer } = await open('pix', 'pay', { amount: '50' })
    await screen.findByText('Deposit $ 50.00 by PIX?')
    await steer({ amount: '777' })
    await press('Deposit')
    await screen.findByText('Deposit $ 777.00 by PIX?')
    expect(host.record.calls).toEqual([])
    await press('Deposit')
    await screen.findByRole('button', { name: 'Try again' })
    await steer({ amount: '888' })
    await press('Try again')
    await screen.findByText('Deposit $ 888.00 by PIX?')
    expect(host.record.calls).toHaveLength(1)
  })

  it('shows an unreadable amount as written, and leads home', async () => {
    const { host } = await open('cpay', 'processing', { amount: '<b>1e9' })
    await screen.findByText('Deposit <b>1e9 by CPAY?')
    await press('To the home page')
    expect([host.record.paths, host.record.calls]).toEqual([['/'], []])
  })
})

it('a visitor in a payment window’s document logs in in another document and returns', async () => {
  const page = <PaymentPage params={{ provider: 'pix', page: 'pay', query: { amount: '50' } }} />
  const host = createTestHost()
  host.navigation.go('/payment/pix/pay?amount=50')
  history.replaceState(null, '', '/?pay')
  try {
    await renderScreen(page, { messages, host })
    await press('Login')
    const login = `/login?backurl=${encodeURIComponent('/payment/pix/pay?amount=50')}`
    expect([host.record.paths.at(-1), host.record.opened]).toEqual([login, []])
  } finally {
    history.replaceState(null, '', '/')
  }
})
