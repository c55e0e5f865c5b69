import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestHost } from '../../testing/index.ts'
import { HostContext } from './context.tsx'
import { Picture } from './picture.tsx'

afterEach(cleanup)

function Shown({ src }: { src: string | null }) {
  return (
    <HostContext value={host}>
      <Picture src={src} alt="Aztec Gold" fallback={<b>no picture</b>} />
    </HostContext>
  )
}

const host = createTestHost()

const address = () => screen.getByRole<HTMLImageElement>('img', { name: 'Aztec Gold' }).src

it('a picture resolves a relative address against the product API', () => {
  render(<Shown src="/pictures/aztec.webp" />)
  expect(address()).toBe(`${host.config.apiOrigin}/pictures/aztec.webp`)
})

it.each([null, '', 'data:image/svg+xml,<svg/>', 'javascript:alert(1)', 'https://name:word@pictures.example/a.webp'])(
  'a picture shows its fallback for %j',
  (src) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    render(<Shown src={src} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('no picture')).toBeTruthy()
  },
)

it('a picture shows its fallback after a failure, and then another address', () => {
  const { rerender } = render(<Shown src="https://pictures.example/gone.webp" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('no picture')).toBeTruthy()
  rerender(<Shown src="https://pictures.example/there.webp" />)
  expect(address()).toBe('https://pictures.example/there.webp')
})

it('a picture is requested again once the network is back', () => {
  render(<Shown src="https://pictures.example/late.webp" />)
  fireEvent.error(screen.getByRole('img'))
  fireEvent(window, new Event('online'))
  expect(address()).toBe('https://pictures.example/late.webp')
})
