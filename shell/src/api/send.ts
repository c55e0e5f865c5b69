import { envelopeSchema } from '@croupier/shared/api'
import ky from 'ky'
import * as v from 'valibot'

const client = ky.create({ retry: 0, throwHttpErrors: false, credentials: 'omit', timeout: false })

/** Posts to the product API. An answer is an answer: its envelope says how it went (D2), but for a server that breaks down. */
export const send = async (...call: Parameters<typeof client.post>): Promise<Response> => {
  const answer = await client.post(...call)
  if (answer.status >= BROKEN || answer.status === TOO_MANY) return broken(answer)
  return answer.status === NOT_FOUND && EXTENSION.test(String(call[0])) ? refused(answer) : answer
}

const NOT_FOUND = 404
const TOO_MANY = 429
const BROKEN = 500
const EXTENSION = /\/ext\//

/** An operator's server that has not got one of our own calls says so in whatever page it has for that (D3). */
async function refused(answer: Response): Promise<Response> {
  if (v.is(envelopeSchema, await bodyOf(answer))) return answer
  return Response.json({ error: NOT_FOUND, message: '', data: null }, { status: NOT_FOUND })
}

/** Of a server that breaks down, or turns away too many, its status is the code: another would be a word of the matter. */
async function broken(answer: Response): Promise<Response> {
  const body = await bodyOf(answer)
  const isRefusal = v.is(envelopeSchema, body) && body.error > 0
  return isRefusal ? Response.json({ ...body, error: answer.status }, { status: answer.status }) : answer
}

const bodyOf = (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => null)

export { sendFile } from './send-file.ts'
