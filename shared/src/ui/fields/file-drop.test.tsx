import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FileDrop } from './file-drop.tsx'

afterEach(cleanup)

const photo = new File(['x'], 'id.jpg', { type: 'image/jpeg' })

/** Drops something there; true where the browser is kept from opening it. */
function drop(place: Element, types = ['Files']): boolean {
  const event = createEvent.drop(place, { dataTransfer: { types, files: [photo] } })
  fireEvent(place, event)
  return event.defaultPrevented
}

it('a file dropped outside the zone is ignored; dropped text works as always', () => {
  const onFiles = vi.fn()
  const { unmount } = render(<FileDrop label="Add file" onFiles={onFiles} />)
  expect(drop(document.body)).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
  expect(drop(screen.getByRole('button'))).toBe(true)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo])
  expect(drop(document.body, ['text/plain'])).toBe(false)
  unmount()
  expect(drop(document.body)).toBe(false)
})
