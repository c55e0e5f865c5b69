import { cleanup, renderScreen, screen, testUser } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { QueryViewContent } from './view-content.tsx'

afterEach(cleanup)

it.each([
  [{}, ''],
  [{ address: 'Weg 1', postalCode: '89073', city: 'Ulm' }, 'Weg 1, 89073 Ulm'],
  [{ city: 'Ulm' }, 'Ulm'],
])('the member’s details write the address %o as "%s"', async (known, written) => {
  await renderScreen(<QueryViewContent view="details" user={testUser(known)} />, { messages })
  const name = await screen.findByText(messages['queryPage.address'])
  expect(name.nextElementSibling?.textContent).toBe(written)
})
