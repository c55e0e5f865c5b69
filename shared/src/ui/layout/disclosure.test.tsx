import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Disclosure, DisclosureGroup } from '../index.ts'

afterEach(cleanup)

test('a disclosure group has at most one section open', async () => {
  render(
    <DisclosureGroup>
      <Disclosure id="a" title="Account settings">
        Change password
      </Disclosure>
      <Disclosure id="b" title="Cashier">
        Deposit
      </Disclosure>
    </DisclosureGroup>,
  )
  const expanded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded')
  await userEvent.click(screen.getByRole('button', { name: 'Account settings' }))
  expect([expanded('Account settings'), expanded('Cashier')]).toEqual(['true', 'false'])
  await userEvent.click(screen.getByRole('button', { name: 'Cashier' }))
  expect([expanded('Account settings'), expanded('Cashier')]).toEqual(['false', 'true'])
})

test("a collapsed section opens when the browser's search finds text in it", () => {
  render(<Disclosure title="Fees">None at all</Disclosure>)
  const panel = screen.getByText('None at all').parentElement!
  expect(panel.getAttribute('hidden')).toBe('until-found')
  fireEvent(panel, new Event('beforematch'))
  expect(panel.hasAttribute('hidden')).toBe(false)
  expect(screen.getByRole('button', { name: 'Fees' }).getAttribute('aria-expanded')).toBe('true')
})
