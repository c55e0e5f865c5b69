import { expect, vi } from 'vitest'
import type { TestApi } from './api.ts'

/**
 * The response of `/_test/mails` for an address. Waits for the first mail, because mails are sent after the response.
 */
export async function mailsOf(api: TestApi, to: string) {
  const find = () => api.post('/_test/mails', { to })
  await vi.waitFor(async () => expect((await find()).data).not.toEqual([]))
  return find()
}
