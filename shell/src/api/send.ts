import { envelopeSchema } from '@croupier/shared/api'
import ky from 'ky'
import * as v from 'valibot'

const client = ky.create({ retry: 0, throwHttpErrors: false, credentials: 'omit', timeout: false })

/** Posts to the product API. Resolves whatever the status is: the transport reads what the response says. */
export const send = async (...call: Parameters<typeof client.post>): Promise<Response> => {
  const answer = await client.post(...call)
  return answer.status === NOT_FOUND && EXTENSION.test(String(call[0])) ? asRefusal(answer) : answer
}

const NOT_FOUND = 404
const EXTENSION = /\/ext\//

/**
 * An operator's server that lacks one of our own calls answers with whatever 404 page it has (D3): makes that a
 * refusal.
 */
async function asRefusal(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  if (v.is(envelopeSchema, body)) return answer
  return Response.json({ error: NOT_FOUND, message: '', data: null }, { status: NOT_FOUND })
}

export { sendFile } from './send-file.ts'
