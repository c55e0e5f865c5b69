/** Milliseconds: as patient as every read of the API. */
const TIMEOUT_MS = 20_000

/** A text's file. Rejects where it cannot be had, also when it does not come in time: then nothing is asked twice. */
export async function fetchText(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return answer.json()
}

export const ranOutOfTime = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
