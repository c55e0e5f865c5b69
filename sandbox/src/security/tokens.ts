import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new secret for a caller to keep: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** A secret derived from another one and a key that its holder chose: the same two always give the same one. */
export const keyedToken = (token: string, key: string) => createHmac('sha256', token).update(key).digest('base64url')

/** The hash that the database stores of a secret: a reader of the table cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
