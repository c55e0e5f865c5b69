import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32

/** argon2id in the usual `$argon2id$v=19$m=…$salt$tag` form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', {
    message: password,
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: TAG_BYTES,
  })
  const parameters = `m=${MEMORY_KIB},t=${PASSES},p=${LANES}`
  return `$argon2id$v=19$${parameters}$${salt.toString('base64')}$${tag.toString('base64')}`
}

/** Whether a password matches a hash. Without a hash: false, after the same time. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '')
  if (!parts) {
    await hashPassword(password)
    return false
  }
  const expected = Buffer.from(parts[5]!, 'base64')
  const tag = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(parts[4]!, 'base64'),
    memory: Number(parts[1]),
    passes: Number(parts[2]),
    parallelism: Number(parts[3]),
    tagLength: expected.length,
  })
  return timingSafeEqual(expected, tag)
}
