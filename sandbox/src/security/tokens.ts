import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new secret for a caller to keep: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** A secret that follows from another one and a key of its holder's: the same two always make the same. */
export const keyedToken = (token: string, key: string) => createHmac('sha256', token).update(key).digest('base64url')

/** What the database keeps of a secret: whoever reads the table cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
