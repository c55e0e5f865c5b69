import type { ApiService } from '@croupier/shared/host'
import { pictureAddress } from '@croupier/shared/links'
import { answerOf } from './answer.ts'
import { readAnswer } from './read-answer.ts'
import { withTimeout, loadSend, READ_TIMEOUT, type Transport } from './transport.ts'

/**
 * What remotes may call: plain paths of the API (a dot or `%` could name another call, or another host), but not those
 * whose answers carry the token. They go through the session.
 */
const CALL = /^(?!\/sys\/auth\/(login|register|faceBookRegister|logout|token)(?=\/|$))(\/[\w-]+)+$/i

function check(path: string): void {
  if (!CALL.test(path)) throw new Error(`${path} is no call of host.api`)
}

/** The API as remotes see it: typed by a schema, without the token. Pictures have an origin of their own. */
export function createApiService(transport: Transport, pictureOrigin: string): ApiService {
  return {
    picture: (address) => pictureAddress(address, pictureOrigin),
    async post(path, body, { schema, ...options }) {
      check(path)
      const data = await transport.post({ path, body, ...options })
      return readAnswer(transport, path, schema, data)
    },
    async upload(path, file, { schema, signal, onProgress }) {
      check(path)
      const token = transport.options.token.read()
      const { sendFile } = await loadSend().catch((error: unknown) => {
        throw transport.failure(path, error, signal)
      })
      const data = transport.unwrap(path, await sendFile(transport, path, file, { signal, onProgress }), token)
      return readAnswer(transport, path, schema, data)
    },
    async file(path, query, signal) {
      check(path)
      const token = transport.options.token.read()
      try {
        const response = await fetch(`${transport.url(path)}?${new URLSearchParams(query)}`, {
          headers: transport.headers(),
          credentials: 'omit',
          signal: withTimeout(signal, READ_TIMEOUT),
        })
        const type = response.headers.get('content-type') ?? ''
        if (type.includes('json')) transport.unwrap(path, await answerOf(response), token)
        if (!response.ok || !type.startsWith('image/')) throw transport.malformed(path)
        return await response.blob()
      } catch (error) {
        throw transport.failure(path, error, signal)
      }
    },
  }
}
