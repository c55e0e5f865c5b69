import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** The proofs of a member: lists of file ids, joined by commas (games-and-cashier.md 3). */
export type ProofField =
  'idcardProofId' | 'idcardHoldProofId' | 'addressProofId' | 'paymentProofId' | 'sourceOfWealthProofId'

/** Pixels: twice the size of a thumbnail, for high-resolution screens. */
const THUMBNAIL = '144'

/** GET /sys/file/get: a reduced copy of the member's own picture. */
export const readThumbnail = (api: ApiService, id: string, signal: AbortSignal): Promise<Blob> =>
  api.file('/sys/file/get', { id, width: THUMBNAIL, height: THUMBNAIL }, signal)

/** POST (JSON) /sys/member/documents/update: all files of each proof, including those stored before. */
export async function updateDocuments(api: ApiService, proofs: Readonly<Record<ProofField, string>>): Promise<void> {
  // The fifth proof is our own addition: the field is omitted when the member has none.
  const wealth = proofs.sourceOfWealthProofId || undefined
  const body = { ...proofs, sourceOfWealthProofId: wealth }
  await api.post('/sys/member/documents/update', body, { schema: v.unknown(), encoding: 'json' })
}
