/**
 * Waits to ask again for what could not be had: so many milliseconds, or until the network is back if that is sooner.
 * Rejects with the signal's reason once it is aborted.
 */
export async function untilNextTry(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const goOn = () => resolve()
  const giveUp = () => reject(signal?.reason as Error)
  const timer = setTimeout(goOn, milliseconds)
  addEventListener('online', goOn)
  signal?.addEventListener('abort', giveUp)
  return promise.finally(() => {
    clearTimeout(timer)
    removeEventListener('online', goOn)
    signal?.removeEventListener('abort', giveUp)
  })
}
