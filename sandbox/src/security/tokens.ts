import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a caller to keep: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a secret: whoever reads the table cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
