/**
 * Waits to ask again for what could not be had: so many milliseconds, or until the network is back if that is sooner.
 * Rejects with the signal's reason once it is aborted.
 */
export async function untilNextTry(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(resolve, milliseconds)
  addEventListener('online', resolve)
  signal?.addEventListener('abort', resolve)
  await promise
  clearTimeout(timer)
  removeEventListener('online', resolve)
  signal?.removeEventListener('abort', resolve)
  signal?.throwIfAborted()
}
