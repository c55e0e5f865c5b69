import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Status } from '../index.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The text that a screen reader finds in an element. */
const heard = (element: Element): string =>
  [...element.childNodes]
    .map((node) => (node instanceof Element ? (node.ariaHidden === 'true' ? '' : heard(node)) : node.textContent))
    .join('')

test('a status renders its text at once and announces it once', async () => {
  vi.useFakeTimers()
  render(<Status className="result">Please do not pay twice.</Status>)
  const status = screen.getByRole('status')
  expect([status.textContent, heard(status)]).toEqual(['Please do not pay twice.', ''])
  const came: string[] = []
  const note = (records: readonly MutationRecord[]) =>
    came.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent ?? '')))
  const observer = new MutationObserver(note)
  observer.observe(status, { childList: true, subtree: true })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  note(observer.takeRecords())
  observer.disconnect()
  expect([heard(status), came]).toEqual(['Please do not pay twice.', ['Please do not pay twice.']])
})

test('a status announces a changed text', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<Status>Finish the payment.</Status>)
  await act(() => vi.advanceTimersByTimeAsync(50))
  const words = screen.getByText('Finish the payment.')
  rerender(<Status>You are offline.</Status>)
  expect([screen.getByText('You are offline.') === words, heard(screen.getByRole('status'))]).toEqual([
    true,
    'You are offline.',
  ])
})
