import { cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { Timeline } from './timeline.tsx'

afterEach(cleanup)

it('says why a cash-out was rejected, and nothing where there is nothing to say', async () => {
  const steps = [
    { status: 0, createTime: '2026-11-01T10:00:00Z', reason: '' },
    { status: 10, createTime: '2026-11-01T11:00:00Z', reason: 'The account is in another name.' },
  ]
  await renderScreen(<Timeline steps={steps} />, { messages })
  expect(await screen.findByText('Reason: The account is in another name.')).toBeTruthy()
  expect(screen.getAllByText(/^Reason:/)).toHaveLength(1)
})
