import type { User } from '@croupier/shared/api'
import type { TagProps } from '@croupier/shared/ui'
import { proofOf, type Proof } from '@croupier/shared/upload'
import type { ProofField } from '../../api/documents.ts'
import type { MessageId } from '../../words.ts'

export interface DocumentKind {
  readonly field: ProofField
  readonly status: keyof User & `${string}ProofStatus`
  readonly name: MessageId
  /** Four of them are required (games-and-cashier.md 5). */
  readonly isRequired: boolean
}

export const documentKinds: readonly DocumentKind[] = [
  { field: 'idcardProofId', status: 'idcardProofStatus', name: 'documents.idProof', isRequired: true },
  { field: 'idcardHoldProofId', status: 'idcardHoldProofStatus', name: 'documents.holdProof', isRequired: true },
  { field: 'addressProofId', status: 'addressProofStatus', name: 'documents.addressProof', isRequired: true },
  { field: 'paymentProofId', status: 'paymentProofStatus', name: 'documents.paymentProof', isRequired: true },
  { field: 'sourceOfWealthProofId', status: 'sourceOfWealthProofStatus', name: 'documents.wealth', isRequired: false },
]

interface StatusTag {
  readonly name: MessageId
  readonly tone: NonNullable<TagProps['tone']>
}

/** The files are uploaded, but not submitted yet. */
export const readyTag: StatusTag = { name: 'documents.ready', tone: 'accent' }

/** games-and-cashier.md 3: 0 not uploaded, 10 auditing, 20 audit success, 30 audit failed. */
export const statusTags: Readonly<Record<number, StatusTag>> = {
  0: { name: 'documents.status0', tone: 'soft' },
  10: { name: 'documents.status10', tone: 'accent' },
  20: { name: 'documents.status20', tone: 'ok' },
  30: { name: 'documents.status30', tone: 'danger' },
}

/** The required kinds without any file: neither uploaded now, nor stored and not refused since. */
export const missingKinds = (proofs: Readonly<Record<ProofField, string>>): DocumentKind[] =>
  documentKinds.filter(({ field, isRequired }) => isRequired && proofs[field] === '')

export type Proofs = Readonly<Record<ProofField, Proof>>

/** What the member's data says of a proof: the ids of its files, joined by commas, and its status. */
export function storedOf(user: User, field: ProofField) {
  const { status } = documentKinds.find((kind) => kind.field === field)!
  return { ids: user[field], status: user[status] }
}

/** The ids of all files of each proof, as the call takes them: those stored before and those uploaded now. */
export const idsOf = (user: User, proofs: Proofs): Record<ProofField, string> =>
  Object.fromEntries(
    documentKinds.map(({ field }) => [field, proofOf(proofs[field].uploads, storedOf(user, field)).ids]),
  ) as Record<ProofField, string>

export const areUploading = (proofs: Proofs): boolean => Object.values(proofs).some(({ uploads }) => uploads.isSending)

export type SubmitProblem =
  | { readonly reason: 'uploading' }
  | { readonly reason: 'missing'; readonly kinds: readonly [DocumentKind, ...DocumentKind[]] }
  | { readonly reason: 'failedUpload'; readonly fileName: string }
  | { readonly reason: 'nothingNew' }
  /** The files chosen here are stored already: the answer to an earlier submit was lost. */
  | { readonly reason: 'arrived' }

/** Why these files of the given member cannot be submitted; null if they can. */
export function findSubmitProblem(user: User, proofs: Proofs): SubmitProblem | null {
  if (areUploading(proofs)) return { reason: 'uploading' }
  const [first, ...others] = missingKinds(idsOf(user, proofs))
  if (first) return { reason: 'missing', kinds: [first, ...others] }
  const failed = Object.values(proofs)
    .flatMap(({ uploads }) => uploads.files)
    .find(({ state }) => state === 'failed')
  if (failed) return { reason: 'failedUpload', fileName: failed.file.name }
  const current = documentKinds.map(({ field }) => proofOf(proofs[field].uploads, storedOf(user, field)))
  if (current.some(({ newIds }) => newIds.length > 0)) return null
  const hasArrived = current.some(({ storedIds, uploads }) => uploads.ids.some((id) => storedIds.includes(id)))
  return { reason: hasArrived ? 'arrived' : 'nothingNew' }
}
