import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { RemoteModule } from '../host/index.ts'
import { StandalonePage } from './standalone.tsx'

afterEach(cleanup)

const shows = (name: string) => () =>
  Promise.resolve({ default: ({ params }: { params: unknown }) => <h1>{`${name} ${JSON.stringify(params)}`}</h1> })
const screens = { vipClub: shows('the club'), vipStore: shows('the store') }
const remote: RemoteModule = { name: 'vip', hostApi: 1, version: '1', screens: screens as never }

const open = (query: string) => render(<StandalonePage remote={remote} query={new URLSearchParams(query)} />)

it('the standalone page shows the screen and parameters of its address, and others by buttons', async () => {
  open('screen=vipStore&params={"page":2}')
  await screen.findByText('the store {"page":2}')
  fireEvent.click(screen.getByRole('button', { name: 'vipClub' }))
  await screen.findByText('the club {"page":2}')
})

it('the standalone page says that a screen does not exist', () => {
  open('screen=vipLounge')
  expect(screen.getByRole('alert').textContent).toBe('No screen of this remote is called “vipLounge”.')
})

it.each(['{page:2}', '2', 'null'])('the standalone page says that the parameters %s are no object', (params) => {
  open(`screen=vipClub&params=${params}`)
  expect(screen.getByRole('alert').textContent).toMatch('params is no JSON object')
})
