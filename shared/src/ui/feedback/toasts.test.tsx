import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Overlay, ToastRegion, createToastQueue, LASTING } from '../index.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('toasts', () => {
  test('are status messages beside an open dialog, shown once each, and disappear by themselves', async () => {
    vi.useFakeTimers()
    const queue = createToastQueue()
    render(
      <>
        <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />
        <Overlay onClose={() => {}} titleId="title">
          <p id="title">Deposit</p>
        </Overlay>
      </>,
    )
    act(() => void queue.show('Email required', 'error'))
    act(() => void queue.show('Email required', 'error'))
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(screen.getByRole('status').textContent).toBe('Email required')
    await act(() => vi.advanceTimersByTimeAsync(7100))
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('show three messages at most, each with a close button', async () => {
    const queue = createToastQueue()
    render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />)
    act(() => ['a', 'b', 'c', 'd'].forEach((message) => queue.show(message)))
    expect(await screen.findByText('d')).toBeTruthy()
    expect(screen.queryByText('a')).toBeNull()
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(queue.get().map((toast) => toast.message)).toEqual(['c', 'd'])
  })

  test('keep a lasting message while newer ones replace the others', () => {
    const queue = createToastQueue()
    queue.show('offline', 'info', LASTING)
    for (const message of ['a', 'b', 'c', 'd']) queue.show(message)
    expect(queue.get().map(({ message }) => message)).toEqual(['offline', 'c', 'd'])
  })
})
