import { cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { CashoutSteps } from './cashout-steps.tsx'

afterEach(cleanup)

const createTime = '2026-11-01T10:00:00Z'
const shown = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)

it('says why a cash-out was rejected, at that step alone, and nothing comes after it', async () => {
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

it('says what is still to come, without a time', async () => {
  await renderScreen(
    <CashoutSteps withdrawal={{ status: 20, createTime, steps: [{ status: 0, createTime, reason: '' }] }} />,
    { messages },
  )
  await screen.findByText('Pending')
  expect(shown().slice(1)).toEqual(['Passed, awaiting processing', 'Processing', 'Paid', 'Completed'])
})

it('says nothing where the server tells no steps', async () => {
  const { container } = await renderScreen(<CashoutSteps withdrawal={{ status: 20, createTime, steps: [] }} />, {
    messages,
  })
  expect(container.querySelector('details')).toBeNull()
})
