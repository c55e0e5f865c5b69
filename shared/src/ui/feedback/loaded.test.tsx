import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, errorMessage } from '../../api/error.ts'
import { Loaded, type LoadedProps } from './loaded.tsx'

type Query = LoadedProps<string>['query']
const refetch = vi.fn<() => ReturnType<Query['refetch']>>()
const nothing = { data: undefined, error: null, errorUpdateCount: 0, isFetching: false, refetch }
const loaded = (query: Partial<Query>) => (
  <Loaded
    query={{ ...nothing, errorUpdateCount: query.error ? 1 : 0, ...query } as Query}
    skeleton={<i>shape</i>}
    words={{ loading: 'Loading', failed: (error) => errorMessage(error, 'Busy'), tryAgain: 'Try again' }}
  >
    {(data) => <p>{data}</p>}
  </Loaded>
)
const show = (query: Partial<Query>) => render(loaded(query))
const refused = new ApiError({ code: 1, message: 'Not today', kind: 'refused', path: '/' })

afterEach(cleanup)

it('shows a skeleton with a status, then the data, and keeps the data when a refetch fails', () => {
  show({})
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.getByText('shape')).toBeTruthy()
  cleanup()
  show({ data: '', error: refused })
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  [refused, 'Not today'],
  [new Error('chunk 7'), 'Busy'],
])('shows the error (%s) with Try again, which fetches again', async (error, words) => {
  show({ error })
  expect(screen.getByRole('alert').textContent).toContain(words)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
  refetch.mockClear()
})

it('keeps the error and its pressed button until the retry is answered', async () => {
  const { rerender } = show({ error: refused })
  const button = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(button)
  rerender(loaded({ errorUpdateCount: 1, isFetching: true }))
  expect(screen.getByRole('alert').textContent).toContain('Not today')
  expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true'])
  rerender(loaded({ isFetching: true }))
  expect([screen.queryByRole('alert'), screen.getByRole('status').textContent]).toEqual([null, 'Loading'])
  rerender(loaded({ data: 'words', errorUpdateCount: 1 }))
  expect(screen.getByText('words')).toBeTruthy()
})
