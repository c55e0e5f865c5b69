import { cleanup, createTestHost, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import GameBrowserScreen from './game-browser.tsx'

const LIST = '/base/game/listPage'
const RIVER = { vendor: 'river', name: 'Slow River', count: 2 }

afterEach(cleanup)

it('a category link keeps the search, and the vendor if the category has it', async () => {
  const host = createTestHost({
    answers: {
      [LIST]: { content: [], number: 0, size: 300, totalElements: 0, last: true },
      '/ext/game/vendors': (body: { category?: string }) => (body.category === 'Live Casino' ? [] : [RIVER]),
    },
  })
  host.navigation.step = () => String(host.record.paths.length)
  const requests = () => host.record.calls.filter(({ path }) => path === LIST).map(({ body }) => body)
  const follow = async (name: string) => userEvent.click(screen.getByRole('link', { name }))
  const vendors = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Vendor' })
  const field = () => screen.findByRole<HTMLInputElement>('searchbox')
  /** Mounts the screen again, as the shell does on every navigation. */
  const arrive = async (category: string) => {
    cleanup()
    await renderScreen(<GameBrowserScreen params={{ category }} />, { host, messages })
    await field()
  }

  await arrive('slots')
  await screen.findByRole('option', { name: 'Slow River (2)' })
  await userEvent.selectOptions(await vendors(), 'river')
  await userEvent.type(await field(), 'tide')
  await vi.waitFor(() => expect(requests().at(-1)).toMatchObject({ name_LIKE: 'tide', vendor: 'river' }))

  await follow('Live casino')
  expect(host.record.paths).toEqual(['/games/live'])
  host.record.calls.length = 0
  await arrive('live')
  expect((await field()).value).toBe('tide')
  await vi.waitFor(() => expect(requests()).toHaveLength(1))
  expect(requests()[0]).toMatchObject({ category: 'Live Casino', name_LIKE: 'tide' })
  expect(requests()[0]).not.toHaveProperty('vendor')

  await follow('All')
  await arrive('all')
  await vi.waitFor(() => expect(requests().at(-1)).toMatchObject({ name_LIKE: 'tide', vendor: 'river' }))
  expect((await vendors()).value).toBe('river')

  host.navigation.go('/games/slots')
  await arrive('slots')
  expect((await field()).value).toBe('')
})
