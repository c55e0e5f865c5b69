import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, errorMessage } from '../api/error.ts'
import { Loaded, type LoadedProps } from './loaded.tsx'

type Query = LoadedProps<string>['query']
const refetch = vi.fn<() => ReturnType<Query['refetch']>>()
const show = (query: Partial<Query>) =>
  render(
    <Loaded
      query={{ data: undefined, error: null, isFetching: false, refetch, ...query } as Query}
      skeleton={<i>shape</i>}
      words={{ loading: 'Loading', failed: (error) => errorMessage(error, 'Busy'), tryAgain: 'Try again' }}
    >
      {(data) => <p>{data}</p>}
    </Loaded>,
  )
const refused = new ApiError({ code: 1, message: 'Not today', kind: 'refused', path: '/' })

afterEach(cleanup)

it('is a skeleton that listeners are told of, then what was read, also where a later look fails', () => {
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
])('says why there is nothing (%s), and asks again', async (error, words) => {
  show({ error })
  expect(screen.getByRole('alert').textContent).toContain(words)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
  refetch.mockClear()
})
