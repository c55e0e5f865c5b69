import type { Draft } from '../forms/index.ts'
import { useUploads, type DraftUploads, type UploadProblem, type Uploads } from './use-uploads.ts'

/** Document status (games-and-cashier.md 3). */
const AUDIT_FAILED = 30

/** A member's document: the files the operator has of it, and those sent now. */
export interface Proof {
  readonly uploads: Uploads
  /** The files that the operator has from before; none where their audit failed. */
  readonly storedIds: readonly string[]
  readonly isRefused: boolean
  /** What was sent now. */
  readonly newIds: readonly string[]
  /** The ids of all files that count, as the calls take them: joined by commas, '' where there are none. */
  readonly ids: string
}

/** What the member's data says of one document. */
interface StoredProof {
  readonly ids: string | null | undefined
  readonly status: number
}

/** The ids of a list of files (games-and-cashier.md 3). */
export const splitFileIds = (list: string | null | undefined): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
]

/** The uploads of one document, beside what is stored of it: both together are six files at most. */
export function useProof(
  draft: Draft<DraftUploads>,
  stored: StoredProof,
  onProblem: (problem: UploadProblem, name: string) => void,
): Proof {
  return proofOf(useUploads(draft, onProblem, keptOf(stored).length), stored)
}

/** New files are added to the stored ones. Files whose audit failed do not count, even where a draft still has them. */
export function proofOf(uploads: Uploads, stored: StoredProof): Proof {
  const storedIds = keptOf(stored)
  const all = splitFileIds(stored.ids)
  const newIds = uploads.ids.filter((id) => !all.includes(id))
  return {
    uploads,
    storedIds,
    isRefused: all.length > storedIds.length,
    newIds,
    ids: [...storedIds, ...newIds].join(','),
  }
}

const keptOf = ({ ids, status }: StoredProof) => (status === AUDIT_FAILED ? [] : splitFileIds(ids))
