import { expect, it } from 'vitest'
import { makeQueue } from './queue.ts'

it('runs as many works at a time as it may, in their order, also after one that failed', async () => {
  const queue = makeQueue(2)
  const began: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) => async () => {
    began.push(number)
    await new Promise<void>((end) => ends.push(end))
    if (number === 1) throw new Error('failed')
    return number
  }
  const results = Promise.allSettled([1, 2, 3, 4].map((number) => queue(work(number))))
  const turn = () => new Promise((done) => setTimeout(done))
  const seen: number[][] = []
  for (let ended = 0; ended < 4; ended += 1) {
    await turn()
    seen.push([...began])
    ends.shift()!()
  }
  expect(seen).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ])
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(await queue(async () => 5)).toBe(5)
})
