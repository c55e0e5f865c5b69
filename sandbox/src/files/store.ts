import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { lockMember } from '../members/lock.ts'
import { bitmapToRaw } from './bitmap.ts'
import { MEMBER_LIMIT } from './limits.ts'
import { makeQueue } from './queue.ts'

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/bmp'])
const LARGEST_SIDE = 3000
const MOST_PIXELS = 40_000_000
/** As many as phone cameras produce; JPEGs can be decoded at a fraction of their size, but for progressive ones. */
const MOST_JPEG_PIXELS = 65_000_000
/**
 * How many pictures are decoded at a time: one of 40 megapixels takes up to 250 MB, and the threads that decode them also
 * check passwords.
 */
const MOST_AT_ONCE = 2
const decoding = makeQueue(MOST_AT_ONCE)

/**
 * Stores a member's picture and returns its id. The type is read from the bytes, never from the name; the picture is
 * decoded and redrawn, so that only pixels are kept. Throws Refusal ('file.type', 'file.unreadable', 'file.quota').
 */
export async function storePicture(ctx: Context, memberId: number, bytes: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED.has(type.mime)) throw new Refusal('file.type')
  const png = type.mime !== 'image/jpeg'
  const content = await decoding(() => redraw(bytes, type.mime)).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    throw new Refusal('file.unreadable')
  })
  const id = randomUUID()
  const size = content.length
  const mime = png ? 'image/png' : 'image/jpeg'
  await ctx.db.transaction().execute(async (trx) => {
    // Concurrent uploads of a member wait here, so that the quota holds.
    await lockMember(trx, memberId)
    if ((await sizeOf(trx, memberId)) + size > MEMBER_LIMIT) throw new Refusal('file.quota')
    await trx.insertInto('files').values({ id, memberId, mime, size, content, createdAt: ctx.clock() }).execute()
  })
  return id
}

/** A picture's pixels as a new file that fits the largest side. Throws where they cannot be read or are too many. */
async function redraw(bytes: Buffer, mime: string): Promise<Buffer> {
  const picture = mime === 'image/bmp' ? bitmapToRaw(bytes) : await openPicture(bytes, mime)
  const fitted = picture.rotate().resize({
    width: LARGEST_SIDE,
    height: LARGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return (mime === 'image/jpeg' ? fitted.jpeg({ quality: 88 }) : fitted.png()).toBuffer()
}

async function openPicture(bytes: Buffer, mime: string): Promise<Sharp> {
  const isScaled = mime === 'image/jpeg' && !(await sharp(bytes).metadata()).isProgressive
  return sharp(bytes, { limitInputPixels: isScaled ? MOST_JPEG_PIXELS : MOST_PIXELS })
}

/** The size of all of a member's files, in bytes. */
async function sizeOf(db: Kysely<Database>, memberId: number): Promise<number> {
  const { size } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum<string | number | bigint | null>('size').as('size'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(size ?? 0)
}

/**
 * Whether a value has the form of a file's id: nothing else needs a lookup, and some texts would make the query fail.
 */
export const isFileId = (id: unknown): id is string => typeof id === 'string' && /^[\da-f-]{36}$/.test(id)

/** A member's own picture, scaled down to fit a box if one is given; undefined for anybody else's id. */
export async function readPicture(
  ctx: Context,
  memberId: number,
  id: unknown,
  box: { width?: number | undefined; height?: number | undefined },
) {
  if (!isFileId(id)) return undefined
  const row = await ctx.db
    .selectFrom('files')
    .select(['mime', 'content'])
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (!row || (!box.width && !box.height)) return row
  const content = await sharp(row.content)
    .resize({ ...definedOnly(box), fit: 'inside', withoutEnlargement: true })
    .toBuffer()
  return { mime: row.mime, content }
}

const definedOnly = (box: object) => Object.fromEntries(Object.entries(box).filter(([, side]) => side))
