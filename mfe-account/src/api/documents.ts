import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** The proofs of a member: lists of file ids, joined by commas (games-and-cashier.md 3). */
export type ProofField =
  'idcardProofId' | 'idcardHoldProofId' | 'addressProofId' | 'paymentProofId' | 'sourceOfWealthProofId'

/** Pixels: twice what a thumbnail takes, for fine screens. */
const THUMBNAIL = '144'

/** GET /sys/file/get: the member's own picture, made small. */
export const readThumbnail = (api: ApiService, id: string, signal: AbortSignal): Promise<Blob> =>
  api.file('/sys/file/get', { id, width: THUMBNAIL, height: THUMBNAIL }, signal)

/** POST (JSON) /sys/member/documents/update: all files of each proof, those that are stored as well. */
export async function updateDocuments(api: ApiService, proofs: Readonly<Record<ProofField, string>>): Promise<void> {
  // The fifth one is our own: who has none does not speak of it.
  const wealth = proofs.sourceOfWealthProofId || undefined
  const body = { ...proofs, sourceOfWealthProofId: wealth }
  await api.post('/sys/member/documents/update', body, { schema: v.unknown(), encoding: 'json' })
}
