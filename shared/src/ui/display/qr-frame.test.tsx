import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { QrFrame } from './qr-frame.tsx'

function TooLong(): never {
  throw new RangeError('Data too long')
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a QR code that cannot be drawn is logged, and the text beside it stays', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  render(
    <>
      <QrFrame caption="Scan me">
        <TooLong />
      </QrFrame>
      <p>the address</p>
    </>,
  )
  expect(screen.getByText('the address')).toBeTruthy()
  expect(screen.queryByText('Scan me')).toBeNull()
  expect(warned).toHaveBeenCalledWith('a QR code could not be drawn', expect.any(RangeError))
})
