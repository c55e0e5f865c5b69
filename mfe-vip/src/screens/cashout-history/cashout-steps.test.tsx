import { cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { CashoutSteps } from './cashout-steps.tsx'

afterEach(cleanup)

const createTime = '2026-11-01T10:00:00Z'
const shown = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)

it('shows the reason of a rejection at that step alone, and no later step', async () => {
  const steps = [
    { status: 0, createTime, reason: '' },
    { status: 10, createTime: '2026-11-01T11:00:00Z', reason: 'The account is in another name.' },
  ]
  await renderScreen(<CashoutSteps withdrawal={{ status: 10, createTime, steps }} />, { messages })
  await screen.findByText('Reason: The account is in another name.')
  expect(shown()).toEqual([
    expect.not.stringContaining('Reason'),
    expect.stringMatching(/^Rejected.*Reason: The account is in another name.$/),
  ])
})

it('lists the steps that are still to come without a time', async () => {
  await renderScreen(
    <CashoutSteps withdrawal={{ status: 20, createTime, steps: [{ status: 0, createTime, reason: '' }] }} />,
    { messages },
  )
  await screen.findByText('Pending')
  expect(shown().slice(1)).toEqual(['Passed, awaiting processing', 'Processing', 'Paid', 'Completed'])
})

it('renders nothing if the server sends no steps', async () => {
  const { container } = await renderScreen(<CashoutSteps withdrawal={{ status: 20, createTime, steps: [] }} />, {
    messages,
  })
  expect(container.querySelector('details')).toBeNull()
})
