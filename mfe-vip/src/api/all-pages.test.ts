import { expect, it, vi } from 'vitest'
import { allPages } from './all-pages.ts'

const page = (content: string[], last = false) => ({ content, number: 0, size: 2, totalElements: 9, last })

it('asks page after page up to the last, and keeps a row once where pages overlap', async () => {
  const load = vi.fn<(pageNum: number) => Promise<ReturnType<typeof page>>>()
  load.mockResolvedValueOnce(page(['c', 'b'])).mockResolvedValueOnce(page(['b', 'a'], true))
  expect(await allPages(load, String)).toEqual(['c', 'b', 'a'])
  expect(load.mock.calls).toEqual([[1], [2]])
})

it('is not led in circles by a server that calls no page the last', async () => {
  const load = vi.fn(async (pageNum: number) => page([String(Math.min(pageNum, 2))]))
  expect(await allPages(load, String)).toEqual(['1', '2'])
  expect(load).toHaveBeenCalledTimes(3)
})

it('ends at an empty page, and gives nothing where a page fails', async () => {
  expect(await allPages(async () => page([]), String)).toEqual([])
  const fails = async (pageNum: number) => {
    if (pageNum === 2) throw new Error('busy')
    return page(['a'])
  }
  await expect(allPages(fails, String)).rejects.toThrow('busy')
})
