import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { as, type TestApi } from './api.ts'
import type { TestContext } from './context.ts'
import { testMember } from './members.ts'

export interface Victim {
  readonly id: number
  readonly username: string
  readonly password: string
  readonly token: string
  readonly withdrawal: number
  readonly order: string
  readonly file: string
  readonly message: number
  /** What nobody else may read in any answer. */
  readonly secrets: readonly string[]
}

/** Sends a small picture as a member; gives the envelope. */
export async function sendPicture(api: TestApi, member: { token?: string | undefined }) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const edge = randomUUID()
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  const answer = await api.app.inject({
    method: 'POST',
    url: '/sys/file/upload',
    payload: Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { host: 'localhost:4010', 'content-type': `multipart/form-data; boundary=${edge}`, ...as(member) },
  })
  return answer.json<{ error: number; data: { id: string } | null }>()
}

/** A member with one of everything: a file, a pending cash-out of 200 of 500, an open order, a message. */
export async function victim(ctx: TestContext, api: TestApi): Promise<Victim> {
  const email = `${randomUUID()}@players.example`
  const member = await testMember(ctx, { balance: '500', email, lastName: 'Unmistakable' })
  const file = (await sendPicture(api, member)).data!.id
  const proofs = { idcardProofId: file, paymentProofId: file }
  const bank = { routingNumber: '021000021', accountNumber: 'unmistakable', accountName: 'Unmistakable' }
  const request = { amount: '200', paymentMethod: 'BANK_CARD', ...bank, ...proofs }
  const withdrawal = (await api.post('/sys/withdraw/apply', request, as(member))).data.id as number
  const order = (await api.post('/sys/deposit/payp/depositOrder', { amount: '61.17' }, as(member))).data
    .orderId as string
  const { id: message } = await ctx.db
    .insertInto('news')
    .values({ memberId: member.id, message: 'An unmistakable secret', type: 0, createTime: ctx.clock() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id, username, password, token = '' } = member
  const secrets = [username, email, 'nmistakable', '61.17', '300.00', order]
  return { id, username, password, token, withdrawal, order, file, message, secrets }
}
