import type { FastifyRequest } from 'fastify'
import { Refusal, sessionInvalid } from '../errors.ts'
import { readPicture, storePicture } from '../files/store.ts'
import { memberOfToken, tokenOf } from '../security/sessions.ts'
import { rateLimitOf } from './rate-limit.ts'
import type { Api } from './route.ts'

const LARGEST_SIDE = 3000
/**
 * Shares of the rate limit, because each picture is decoded and redrawn: where an address may make 6,000 requests a
 * minute, it may send 60 pictures and read 300.
 */
const UPLOAD_SHARE = 100
const READ_SHARE = 20

/** Uploaded pictures: multipart in, the picture itself out, to its owner only (site.md 7). */
export function fileCalls({ app, ctx }: Api): void {
  const limited = (share: number) => ({ config: { rateLimit: rateLimitOf(ctx, share) } })
  app.post('/sys/file/upload', limited(UPLOAD_SHARE), async (request) => {
    const member = await memberOfToken(ctx, tokenOf(request))
    if (!member) throw sessionInvalid()
    if (!member.enabled) throw new Refusal('member.disabled')
    if (!request.isMultipart()) throw new Refusal('file.missing')
    const bytes = await sentFile(request)
    return { error: 0, message: '', data: { id: await storePicture(ctx, member.id, bytes) } }
  })

  app.get<{ Querystring: Record<string, string | string[] | undefined> }>(
    '/sys/file/get',
    limited(READ_SHARE),
    async (request, reply) => {
      const member = await memberOfToken(ctx, tokenOf(request))
      if (!member) throw sessionInvalid()
      if (!member.enabled) throw new Refusal('member.disabled')
      const { id, width, height } = request.query
      const box = { width: side(width), height: side(height) }
      const picture = await readPicture(ctx, member.id, id, box)
      // Somebody else's file looks exactly like one that does not exist.
      if (!picture) throw new Refusal('request.notFound', {}, 404, 404)
      return reply
        .header('content-type', picture.mime)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline; filename="document"')
        .send(Buffer.from(picture.content))
    },
  )
}

/**
 * The file of a multipart body. Throws Refusal: `file.missing`, `file.size`, or `file.unreadable` for a broken body.
 */
async function sentFile(request: FastifyRequest): Promise<Buffer> {
  const bytes = await fileIn(request).catch((error: unknown) => {
    throw new Refusal(isTooLarge(error) ? 'file.size' : 'file.unreadable')
  })
  if (!bytes?.length) throw new Refusal('file.missing')
  return bytes
}

async function fileIn(request: FastifyRequest): Promise<Buffer | undefined> {
  const part = await request.file()
  return part?.fieldname === 'file' ? part.toBuffer() : undefined
}

const isTooLarge = (error: unknown) => error instanceof Error && 'statusCode' in error && error.statusCode === 413

function side(text: string | string[] | undefined): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? Math.min(value, LARGEST_SIDE) : undefined
}
