/** A call that the page itself made before any bundle was there (index.html). */
interface EarlyCall {
  readonly path: string
  /** Its body as JSON text, in the order in which the code gives it. */
  readonly body: string
  readonly language: string
  readonly authorization?: string
  readonly answer: Promise<unknown>
}

declare global {
  interface Window {
    croupierEarly?: EarlyCall[]
  }
}

/** The answer to the same call of the same player, if the page asked early; each is taken once. */
export function takeEarly(
  { path, body }: { readonly path: string; readonly body: unknown },
  headers: Readonly<Record<string, string>>,
): Promise<unknown> | undefined {
  const calls = window.croupierEarly ?? []
  const index = calls.findIndex((call) => call.path === path)
  const call = calls[index]
  if (!call) return undefined
  calls.splice(index, 1)
  const isSame =
    call.body === JSON.stringify(body) &&
    call.language === headers['language'] &&
    call.authorization === headers['authorization']
  return isSame ? call.answer : undefined
}
