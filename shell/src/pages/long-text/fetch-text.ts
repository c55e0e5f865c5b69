/** Milliseconds: the timeout of every read of the API. */
const TIMEOUT_MS = 20_000

/**
 * Fetches a text's file. Rejects if it cannot be loaded, also after a timeout, which is not retried (`isTimeout`).
 */
export async function fetchText(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return answer.json()
}

/** Whether a fetch failed because its time was up. */
export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
