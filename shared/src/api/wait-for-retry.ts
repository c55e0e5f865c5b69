/**
 * Waits before a retry: the given number of milliseconds, or until the network is back if that is sooner. Rejects with
 * the signal's reason once it is aborted.
 */
export async function waitForRetry(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    addEventListener('online', finish)
    signal?.addEventListener('abort', finish)
  })
  signal?.throwIfAborted()
}
