import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { MEMBER_LIMIT } from '../files/limits.ts'
import { removeExpired } from '../security/cleanup.ts'
import { as, testApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testFile } from '../testing/files.ts'
import { testMember } from '../testing/members.ts'

let ctx: TestContext
let api: TestApi
let owner: { token?: string }
let stranger: { token?: string }
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
  owner = await testMember(ctx)
  stranger = await testMember(ctx)
})

const square = { create: { width: 40, height: 30, channels: 3 as const, background: '#336699' } }

async function upload(bytes: Buffer, name: string, type: string, member = owner) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name, { type }))
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await api.app.inject({
    method: 'POST',
    url: '/sys/file/upload',
    headers: { ...as(member), 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json() as { error: number; message: string; data: { id: string } }
}

function bitmap(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + row * height, 0x80)
  bytes.fill(0, 0, 54)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

const FILE_PART = 'content-disposition: form-data; name="file"; filename="a.png"'

describe('uploads', () => {
  it('accept JPEG, PNG and BMP, re-encoded, readable by their owner only', async () => {
    const jpeg = await sharp(square)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const files = [
      await upload(jpeg, 'a.jpg', 'image/jpeg'),
      await upload(await sharp(square).png().toBuffer(), 'a.png', 'image/png'),
      await upload(bitmap(33, 10), 'a.bmp', 'image/bmp'),
    ]
    for (const { data } of files) {
      const url = `/sys/file/get?id=${data.id}&width=16&height=16`
      const answer = await api.app.inject({ url, headers: as(owner) })
      expect((await sharp(answer.rawPayload).metadata()).width).toBeLessThanOrEqual(16)
      expect(answer.rawPayload.includes('secret place')).toBe(false)
      const large = await api.app.inject({
        url: `/sys/file/get?id=${data.id}&width=99999999&height=99999999`,
        headers: as(owner),
      })
      expect((await sharp(large.rawPayload).metadata()).width).toBeLessThanOrEqual(40)
      expect((await api.app.inject({ url, headers: as(stranger) })).statusCode).toBe(404)
      expect((await api.app.inject({ url })).json().error).toBe(-2)
    }
  })

  it('accept a phone’s photo with many pixels', async () => {
    const create = { width: 8000, height: 6000, channels: 3 as const, background: '#336699' }
    const photo = await sharp({ create }).jpeg().toBuffer()
    const { data } = await upload(photo, 'a.jpg', 'image/jpeg')
    const answer = await api.app.inject({ url: `/sys/file/get?id=${data.id}`, headers: as(owner) })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 3000, height: 2250 })
  })

  it('name the remedy for an unreadable picture instead of calling its type unsupported', async () => {
    const jpeg = await sharp(square).jpeg().toBuffer()
    const size = jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 5
    jpeg.writeUInt16BE(9000, size)
    jpeg.writeUInt16BE(12_000, size + 2)
    const palette = bitmap(4, 4)
    palette.writeUInt16LE(8, 28)
    const png = (await sharp(square).png().toBuffer()).subarray(0, 60)
    for (const bytes of [jpeg, palette, png])
      expect((await upload(bytes, 'picture', 'image/png')).message).toMatch(/cannot be read.*Please take a new photo/)
    expect((await upload(Buffer.from('a page'), 'a.png', 'image/png')).message).toContain('Only JPEG, PNG and BMP')
  })

  it.each([
    ['a page named picture.png', Buffer.from('<script>alert(1)</script>')],
    ['an svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a gif', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
    ['a png that is cut', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a bitmap that claims too much', bitmap(4, 4).fill(0xff, 18, 26)],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_what, bytes) => {
    expect((await upload(bytes, 'picture.png', 'image/png')).error).toBe(1)
  })

  it('stop at the member’s storage limit, and remove files that no document refers to', async () => {
    const day = 24 * 3600_000
    const createdAt = new Date(ctx.clock().getTime() - day - 1000)
    const member = await testMember(ctx)
    const big = {
      memberId: member.id,
      mime: 'image/png',
      size: MEMBER_LIMIT / 2,
      content: new Uint8Array([1]),
      createdAt,
    }
    const [named, unused] = [randomUUID(), randomUUID()]
    for (const id of [named, unused])
      await ctx.db
        .insertInto('files')
        .values({ ...big, id })
        .execute()
    const young = { ...big, id: randomUUID(), size: 0, createdAt: new Date(createdAt.getTime() + 10_000) }
    await ctx.db.insertInto('files').values(young).execute()
    await ctx.db
      .updateTable('members')
      .set({ addressProofId: `${randomUUID()},${named}` })
      .where('id', '=', big.memberId)
      .execute()
    const png = await sharp(square).png().toBuffer()
    const full = await upload(png, 'a.png', 'image/png', member)
    expect([full.error, full.message]).toEqual([
      1,
      'You have uploaded too many files. Please try again tomorrow, or contact support.',
    ])
    expect((await upload(png, 'a.png', 'image/png')).error).toBe(0)
    await removeExpired(ctx)
    const left = await ctx.db.selectFrom('files').select('id').where('memberId', '=', big.memberId).execute()
    expect(left.map(({ id }) => id).toSorted()).toEqual([named, young.id].toSorted())
    expect((await upload(png, 'a.png', 'image/png', member)).error).toBe(0)
  })

  it('name the first missing one of the four documents (D34)', async () => {
    const member = await testMember(ctx)
    const id = await testFile(ctx, member.id)
    const fields = ['idcardProofId', 'idcardHoldProofId', 'addressProofId', 'paymentProofId']
    for (const field of fields) {
      const proofs = Object.fromEntries(fields.filter((each) => each !== field).map((each) => [each, id]))
      const { error, message, data } = await api.post('/sys/member/documents/update', proofs, as(member))
      expect([error, message, data]).toEqual([1, expect.stringMatching(/^A required document/), { field }])
    }
  })

  it('keep a file for another day once a document refers to it', async () => {
    const member = await testMember(ctx)
    const id = randomUUID()
    const createdAt = new Date(ctx.clock().getTime() - 48 * 3600_000)
    const file = { id, memberId: member.id, mime: 'image/png', size: 1, content: new Uint8Array([1]), createdAt }
    await ctx.db.insertInto('files').values(file).execute()
    const proofs = { idcardProofId: id, idcardHoldProofId: id, addressProofId: id, paymentProofId: id }
    expect((await api.post('/sys/member/documents/update', proofs, as(member))).error).toBe(0)
    await ctx.db
      .updateTable('members')
      .set({ idcardProofId: '', idcardHoldProofId: '', addressProofId: '', paymentProofId: '' })
      .where('id', '=', file.memberId)
      .execute()
    await removeExpired(ctx)
    expect(await ctx.db.selectFrom('files').select('id').where('id', '=', id).execute()).toHaveLength(1)
  })

  it('are limited more strictly per address than other calls', async () => {
    const strict = await testApi({ ...ctx, config: { ...ctx.config, rateLimit: 40 } })
    const codes = async (method: 'GET' | 'POST', url: string) => {
      const answers: number[] = []
      for (let time = 0; time < 3; time += 1) answers.push((await strict.app.inject({ method, url })).statusCode)
      return answers
    }
    expect(await codes('POST', '/sys/file/upload')).toEqual([200, 429, 429])
    expect(await codes('GET', '/sys/file/get?id=x')).toEqual([200, 200, 429])
  })

  it('refuse more than 5 MB', async () => {
    const big = Buffer.concat([await sharp(square).png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)])
    expect((await upload(big, 'big.png', 'image/png')).message).toContain('5\u00a0MB')
  })

  it.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    ['is cut off', 'multipart/form-data; boundary=b', `--b\r\n${FILE_PART}\r\n\r\nx`],
  ])('refuse a body that %s, without a server error (D3)', async (_how, type, payload) => {
    const headers = { ...as(owner), 'content-type': type }
    const answer = await api.app.inject({ method: 'POST', url: '/sys/file/upload', headers, payload })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ error: 1, message: expect.stringContaining('cannot be read') as string })
  })
})
