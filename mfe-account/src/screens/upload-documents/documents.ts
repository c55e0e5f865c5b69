import type { User } from '@croupier/shared/api'
import type { TagProps } from '@croupier/shared/ui'
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

interface StatusLook {
  readonly name: MessageId
  readonly tone: NonNullable<TagProps['tone']>
}

/** The files are uploaded, but not submitted yet. */
export const readyLook: StatusLook = { name: 'documents.ready', tone: 'accent' }

/** games-and-cashier.md 3: 0 not uploaded, 10 auditing, 20 audit success, 30 audit failed. */
export const statusLooks: Readonly<Record<number, StatusLook>> = {
  0: { name: 'documents.status0', tone: 'soft' },
  10: { name: 'documents.status10', tone: 'accent' },
  20: { name: 'documents.status20', tone: 'ok' },
  30: { name: 'documents.status30', tone: 'danger' },
}

/** The required kinds without any file: neither uploaded now, nor stored and not refused since. */
export const missingKinds = (proofs: Readonly<Record<ProofField, string>>): DocumentKind[] =>
  documentKinds.filter(({ field, isRequired }) => isRequired && proofs[field] === '')
