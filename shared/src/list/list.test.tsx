import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '../api/index.ts'
import { InfiniteList, useInfiniteList } from './index.ts'

let observers: { near: () => void; margin: string; root: Element | Document | null }[] = []

beforeEach(() => {
  observers = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      entry: (typeof observers)[number]
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        const near = () =>
          callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
        this.entry = { near, margin: options.rootMargin ?? '', root: options.root ?? null }
      }
      observe() {
        observers.push(this.entry)
      }
      disconnect() {
        observers = observers.filter((entry) => entry !== this.entry)
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function pageOf(pageNum: number, pages: number, size = 2): Page<string> {
  const content = Array.from({ length: size }, (_, index) => `item ${(pageNum - 1) * size + index + 1}`)
  return { content, number: pageNum - 1, size, totalElements: pages * size, last: pageNum >= pages }
}

function List({ loadPage }: { loadPage: (pageNum: number) => Promise<Page<string>> }): ReactNode {
  const list = useInfiniteList({ queryKey: ['list'], loadPage, keyOf: (item) => item })
  return (
    <InfiniteList
      list={list}
      threshold={500}
      skeleton={<span>shape</span>}
      loadingLabel="Loading"
      empty="Nothing here"
      errorText="Server is busy"
      retryLabel="Try again"
      endText="no more"
    >
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}

function show(loadPage: (pageNum: number) => Promise<Page<string>>, client = new QueryClient()): void {
  render(
    <QueryClientProvider client={client}>
      <div style={{ overflowY: 'auto' }} data-testid="scroller">
        <List loadPage={loadPage} />
      </div>
    </QueryClientProvider>,
  )
}

async function reachEnd(): Promise<void> {
  await act(async () => {
    for (const entry of observers) {
      entry.near()
      entry.near()
    }
  })
}

/** Presses Try again: the button keeps the focus and shows that it is at work. */
async function pressAndHold(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button)
}

test('loads pages 1, 2 and 3 once each, then shows the end and requests nothing', async () => {
  const loadPage = vi.fn(async (pageNum: number) => pageOf(pageNum, 3))
  show(loadPage)
  expect(screen.getByRole('status')).toHaveProperty('textContent', 'Loading')
  await screen.findByText('item 2')
  expect(observers[0]?.margin).toBe('0px 0px 500px 0px')
  expect(observers[0]?.root).toBe(screen.getByTestId('scroller'))
  await reachEnd()
  await screen.findByText('item 4')
  await reachEnd()
  await screen.findByText('no more')
  await reachEnd()
  expect(loadPage.mock.calls.map(([pageNum]) => pageNum)).toEqual([1, 2, 3])
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(observers).toEqual([])
})

test('shows each item once if the server repeats its page number or items', async () => {
  const loadPage = vi.fn(async (pageNum: number) => ({ ...pageOf(pageNum, 3), number: 0 }))
  loadPage.mockImplementationOnce(async () => pageOf(1, 3))
  loadPage.mockImplementationOnce(async () => ({ ...pageOf(1, 3), content: ['item 2', 'item 3'] }))
  show(loadPage)
  await screen.findByText('item 2')
  await reachEnd()
  await screen.findByText('item 3')
  await reachEnd()
  expect(loadPage.mock.calls.map(([pageNum]) => pageNum)).toEqual([1, 2, 3])
  expect(screen.getAllByText('item 2')).toHaveLength(1)
})

test('shows the empty state when the first page has no items', async () => {
  show(async () => ({ content: [], number: 0, size: 20, totalElements: 0, last: true }))
  await screen.findByText('Nothing here')
})

test('ends with an empty page, even if it is not marked as the last', async () => {
  const loadPage = vi.fn(async () => ({ content: [], number: 0, size: 20, totalElements: 9, last: false }))
  show(loadPage)
  await screen.findByText('Nothing here')
  await reachEnd()
  expect(loadPage).toHaveBeenCalledOnce()
})

test('keeps Try again after a failed first page until the retry is answered', async () => {
  const again = Promise.withResolvers<Page<string>>()
  const loadPage = vi.fn((_pageNum: number) => again.promise)
  loadPage.mockRejectedValueOnce(new Error('busy'))
  show(loadPage)
  expect((await screen.findByRole('alert')).textContent).toContain('Server is busy')
  await pressAndHold()
  again.resolve(pageOf(1, 1))
  await screen.findByText('item 1')
})

test('keeps its items after a later page failed, and does not retry by itself', async () => {
  const again = Promise.withResolvers<Page<string>>()
  const loadPage = vi.fn((_pageNum: number) => again.promise)
  loadPage.mockImplementationOnce(async () => pageOf(1, 2))
  loadPage.mockRejectedValueOnce(new Error('busy'))
  show(loadPage)
  await screen.findByText('item 1')
  await reachEnd()
  await screen.findByRole('alert')
  await reachEnd()
  expect(loadPage).toHaveBeenCalledTimes(2)
  await pressAndHold()
  again.resolve(pageOf(2, 2))
  await screen.findByText('item 4')
  expect(loadPage.mock.calls.map(([pageNum]) => pageNum)).toEqual([1, 2, 2])
})

test('loads the next page again after a refresh when its end is in view', async () => {
  const client = new QueryClient()
  const loadPage = vi.fn(async (pageNum: number) => pageOf(pageNum, 2))
  show(loadPage, client)
  await screen.findByText('item 2')
  const { promise, resolve } = Promise.withResolvers<Page<string>>()
  loadPage.mockReturnValueOnce(promise)
  void client.invalidateQueries({ queryKey: ['list'] })
  await vi.waitFor(() => expect(observers).toEqual([]))
  resolve(pageOf(1, 2))
  await vi.waitFor(() => expect(observers).toHaveLength(1))
  await reachEnd()
  await screen.findByText('item 4')
})
