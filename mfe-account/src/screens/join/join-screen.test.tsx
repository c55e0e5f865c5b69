import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@croupier/shared/api'
import messages from '../../messages/en.json' with { type: 'json' }
import JoinScreen from './join-screen.tsx'

const COUNTRIES = '/base/country/listAll'
const refused = () => {
  throw new ApiError({ code: 9, kind: 'refused', message: 'Not now.', path: COUNTRIES })
}

afterEach(cleanup)

it('a list to choose from that did not come is said in place and asked for again; what was entered stays', async () => {
  const countries = vi.fn(refused as () => unknown)
  const answers = {
    [COUNTRIES]: () => countries(),
    '/base/currency/listAll': [{ code: 'USD', exchangeRate: '1', enabled: 1 }],
    '/sys/country/listTelNum': [{ telNum: '358', isoCode2: 'FI' }],
  }
  await renderScreen(<JoinScreen />, { answers, messages })
  await userEvent.type(await screen.findByLabelText('Email'), 'a@b.example')
  countries.mockImplementation(() => [{ isoCode2: 'FI', enName: 'Finland', status: 1 }])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(countries).toHaveBeenCalledTimes(2)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.example')
})

it('what was entered outlives a press beside the pop-up, passwords do not; Close forgets it', async () => {
  const answers = { [COUNTRIES]: [], '/base/currency/listAll': [], '/sys/country/listTelNum': [] }
  const email = () => screen.getByLabelText<HTMLInputElement>('Email')
  const first = await renderScreen(<JoinScreen />, { answers, messages })
  await userEvent.clear(await screen.findByLabelText('Email'))
  await userEvent.type(email(), 'c@d.example')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  first.unmount()
  const second = await renderScreen(<JoinScreen />, { answers, messages })
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('c@d.example')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  second.unmount()
  await renderScreen(<JoinScreen />, { answers, messages })
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('')
})
