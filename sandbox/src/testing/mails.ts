import { expect, vi } from 'vitest'
import type { TestApi } from './api.ts'

/** The letters to an address, as the tester's call answers them; waits for the first: they are sent after the answer. */
export async function mailsOf(api: TestApi, to: string) {
  const find = () => api.post('/_test/mails', { to })
  await vi.waitFor(async () => expect((await find()).data).not.toEqual([]))
  return find()
}
