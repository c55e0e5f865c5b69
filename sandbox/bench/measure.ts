import type { TestApi } from '../src/testing/api.ts'

export interface Times {
  /** Duration of each request, in ms. */
  readonly times: readonly number[]
  /** CPU time of this process per request, embedded database included, whatever else the machine does; in ms. */
  readonly cpuMs: number
  readonly failed: number
}

/** Makes `count` requests, `atOnce` of them in flight at any time. */
export async function measure(
  request: (index: number) => Promise<boolean>,
  count: number,
  atOnce: number,
): Promise<Times> {
  const times: number[] = []
  let next = 0
  let failed = 0
  const before = process.cpuUsage()
  const worker = async () => {
    while (next < count) {
      const start = performance.now()
      if (!(await request(next++))) failed++
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
  const { user, system } = process.cpuUsage(before)
  return { times, cpuMs: Math.round((user + system) / count / 100) / 10, failed }
}

/** Returns a function that sends one JSON POST; true where the API accepted it. */
export const asking = (api: TestApi, path: string, body: object, token: string) => async (): Promise<boolean> =>
  (await api.post(path, body, { authorization: token })).error === 0
