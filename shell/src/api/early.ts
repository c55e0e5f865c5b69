import type { Answer } from './answer.ts'

/** A call that the page itself makes before any bundle is there (index.html). */
interface EarlyCall {
  readonly path: string
  /** Its body as JSON text, in the order in which the code gives it. */
  readonly body: string
  readonly language: string
  readonly authorization?: string
  /** Its answer; it is asked for at the first time, if the page has not done so. */
  readonly ask: () => Promise<Answer>
}

declare global {
  interface Window {
    croupierEarly?: EarlyCall[]
  }
}

/** The answer to the same call of the same player, if the page asks early; each is taken once. */
export function takeEarly(
  { path, body }: { readonly path: string; readonly body: unknown },
  headers: Readonly<Record<string, string>>,
): Promise<Answer> | undefined {
  const calls = window.croupierEarly ?? []
  const index = calls.findIndex((call) => call.path === path)
  const call = calls[index]
  if (!call) return undefined
  calls.splice(index, 1)
  const isSame =
    call.body === JSON.stringify(body) &&
    call.language === headers['language'] &&
    call.authorization === headers['authorization']
  return isSame ? call.ask() : undefined
}
