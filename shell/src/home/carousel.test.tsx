import { bannerSchema } from '@croupier/shared/api'
import { HostContext } from '@croupier/shared/host'
import { createTestHost, render, screen } from '@croupier/shared/testing'
import * as v from 'valibot'
import { it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { Carousel } from './carousel.tsx'

vi.mock('../words.ts', () => ({
  useText: () => (id: string, values?: object) => [id, ...Object.values(values ?? {})].join(' '),
}))

it.each([
  ['a link inside', { link: '/lottery', type: 0 }, 'link'],
  ['a link to elsewhere', { link: 'https://partner.example/', type: 1 }, 'link'],
  ['a game', { gameId: 5 }, 'button'],
])('a banner without words is named by its position: %s', (_, leads, role) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const host = createTestHost()
  const pictures = v.parse(bannerSchema, { id: 1, image: '/a.svg', mobileImage: '/b.svg', enabled: 1, ...leads })
  const view = (banner: typeof pictures) => (
    <HostContext value={host}>
      <ShellContext value={host as unknown as ShellHost}>
        <Carousel banners={[banner]} />
      </ShellContext>
    </HostContext>
  )
  const { rerender, unmount } = render(view(pictures))
  screen.getByRole(role, { name: 'banner.position 1 1' })
  rerender(view({ ...pictures, text: 'Ten free games' }))
  screen.getByRole(role, { name: 'Ten free games' })
  unmount()
})
