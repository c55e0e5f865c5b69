import type { TestApi } from '../src/testing/api.ts'

export interface Times {
  readonly medianMs: number
  readonly p95Ms: number
  /** What a request costs this process, the embedded database included, whatever else the machine does. */
  readonly cpuMs: number
  readonly failed: number
}

/** Makes `count` requests, `atOnce` of them at any time, and says how long they took. */
export async function measure(ask: (turn: number) => Promise<boolean>, count: number, atOnce: number): Promise<Times> {
  const times: number[] = []
  let next = 0
  let failed = 0
  const before = process.cpuUsage()
  const worker = async () => {
    while (next < count) {
      const start = performance.now()
      if (!(await ask(next++))) failed++
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  const at = (part: number) => Math.round((times[Math.ceil(times.length * part) - 1] ?? 0) * 10) / 10
  const cpuMs = Math.round((user + system) / count / 100) / 10
  return { medianMs: at(0.5), p95Ms: at(0.95), cpuMs, failed }
}

/** One POST of JSON; true where it was taken. */
export const asking =
  (api: TestApi, path: string, body: object, token: string) =>
  async (): Promise<boolean> =>
    (await api.post(path, body, { authorization: token })).error === 0
