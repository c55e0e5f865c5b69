/** Why something failed, in words. What `fetch` throws says only that it failed; the reason is in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, message } = (error.cause ?? {}) as { code?: string; message?: string }
  const cause = code ?? message
  return cause ? `${error.message} (${cause})` : error.message
}
