import type { Stamp } from './types.ts'

interface StoredFileTable {
  /** Random, so it cannot be guessed; the file is given to its owner only, even so. */
  id: string
  memberId: number
  mime: string
  size: number
  content: Uint8Array
  createdAt: Stamp
}

export interface FileTables {
  files: StoredFileTable
}
