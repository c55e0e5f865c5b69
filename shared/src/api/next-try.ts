/**
 * Waits before a retry: the given number of milliseconds, or until the network is back if that is sooner. Rejects with
 * the signal's reason once it is aborted.
 */
export async function untilNextTry(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      signal?.removeEventListener('abort', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, milliseconds)
    addEventListener('online', goOn)
    signal?.addEventListener('abort', goOn)
  })
  signal?.throwIfAborted()
}
