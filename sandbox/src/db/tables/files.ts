import type { Stamp } from './types.ts'

interface StoredFileTable {
  /** Random: it cannot be guessed, and only the owner is given the file all the same. */
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
