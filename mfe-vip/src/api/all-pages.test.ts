import { expect, it, vi } from 'vitest'
import { allPages } from './all-pages.ts'

const page = (content: string[], last = false) => ({ content, number: 0, size: 2, totalElements: 9, last })

it('loads every page up to the last, and keeps each row once if pages overlap', async () => {
  const load = vi.fn<(pageNum: number) => Promise<ReturnType<typeof page>>>()
  load.mockResolvedValueOnce(page(['c', 'b'])).mockResolvedValueOnce(page(['b', 'a'], true))
  expect(await allPages(load, String)).toEqual(['c', 'b', 'a'])
  expect(load.mock.calls).toEqual([[1], [2]])
})

it('stops at repeated pages of a server that marks none as the last', async () => {
  const load = vi.fn(async (pageNum: number) => page([String(Math.min(pageNum, 2))]))
  expect(await allPages(load, String)).toEqual(['1', '2'])
  expect(load).toHaveBeenCalledTimes(3)
})

it('stops at an empty page, and rejects if a page fails', async () => {
  expect(await allPages(async () => page([]), String)).toEqual([])
  const fails = async (pageNum: number) => {
    if (pageNum === 2) throw new Error('busy')
    return page(['a'])
  }
  await expect(allPages(fails, String)).rejects.toThrow('busy')
})
