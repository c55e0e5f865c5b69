import type { Answer } from './answer.ts'

/** A call that the page itself sends before any bundle is loaded (index.html). */
interface EarlyCall {
  readonly path: string
  /** The body as JSON text, with its keys in the order in which the code passes them. */
  readonly payload: string
  readonly language: string
  readonly authorization?: string
  /** Returns the response. The first call sends the request, if the page has not sent it yet. */
  readonly send: () => Promise<Answer>
}

declare global {
  interface Window {
    croupierEarly?: EarlyCall[]
  }
}

/**
 * The response to the page's early request, if it made the same call in the same language for the same player. Each can
 * be taken once.
 */
export function takeEarlyResponse(
  { path, body }: { readonly path: string; readonly body: unknown },
  headers: Readonly<Record<string, string>>,
): Promise<Answer> | undefined {
  const calls = window.croupierEarly ?? []
  const index = calls.findIndex((call) => call.path === path)
  const call = calls[index]
  if (!call) return undefined
  calls.splice(index, 1)
  const isSame =
    call.payload === JSON.stringify(body) &&
    call.language === headers['language'] &&
    call.authorization === headers['authorization']
  return isSame ? call.send() : undefined
}
