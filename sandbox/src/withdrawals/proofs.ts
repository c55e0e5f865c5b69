import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'

/** The proofs of a member: lists of file ids joined by commas (games-and-cashier.md 3). */
export interface Proofs {
  idcardProofId: string
  idcardHoldProofId: string
  addressProofId: string
  paymentProofId: string
  sourceOfWealthProofId: string
}

export const PROOFS = [
  ['idcardProofId', 'idcardProofStatus'],
  ['idcardHoldProofId', 'idcardHoldProofStatus'],
  ['addressProofId', 'addressProofStatus'],
  ['paymentProofId', 'paymentProofStatus'],
  ['sourceOfWealthProofId', 'sourceOfWealthProofStatus'],
] as const

export const AUDITING = 10
/** The audit refused it: such a proof counts as missing (D32). */
export const REFUSED = 30
const MOST_FILES = 6

type Stored = Pick<Member, (typeof PROOFS)[number][number]>

const idsOf = (list: string) => (list === '' ? [] : list.split(',').map((id) => id.trim()))

/** Whether `wanted` differs from the stored files. After a refusal at least one new file is needed. */
function isNew(stored: Stored, [field, status]: (typeof PROOFS)[number], wanted: string): boolean {
  const before = idsOf(stored[field])
  const now = idsOf(wanted)
  if (now.some((id) => !before.includes(id))) return true
  return stored[status] !== REFUSED && before.some((id) => !now.includes(id))
}

/** Whether the member has this proof: sent now, or stored before and not refused since. */
export function hasProof(stored: Stored, field: keyof Proofs, sent: Partial<Proofs>): boolean {
  const proof = PROOFS.find((each) => each[0] === field)!
  const wanted = sent[field]
  if (wanted && isNew(stored, proof, wanted)) return true
  return stored[field] !== '' && stored[proof[1]] !== REFUSED
}

/** Stores the proofs that are new, with the status AUDITING. Throws when a file is not the member's own. */
export async function storeProofs(ctx: Context, member: Member, proofs: Partial<Proofs>): Promise<void> {
  const values: Record<string, string | number> = {}
  for (const proof of PROOFS) {
    const [field, status] = proof
    const wanted = proofs[field]
    if (!wanted || !isNew(member, proof, wanted)) continue
    await requireOwn(ctx, member, field, wanted)
    values[field] = idsOf(wanted).join(',')
    values[status] = AUDITING
  }
  if (Object.keys(values).length === 0) return
  await ctx.db.updateTable('members').set(values).where('id', '=', member.id).execute()
}

/**
 * Throws when a file is not the member's own, or has expired since it was uploaded. Renews the date of the others, so
 * that the sweep of expired files spares them for another day.
 */
async function requireOwn(ctx: Context, member: Member, field: keyof Proofs, list: string): Promise<void> {
  const ids = [...new Set(idsOf(list))]
  if (ids.length > MOST_FILES) throw new Refusal('withdraw.proofCount', { count: MOST_FILES }).at(field)
  // Files that are stored already were checked when they arrived.
  const added = ids.filter((id) => !idsOf(member[field]).includes(id))
  if (added.length === 0) return
  const ownFiles = await ctx.db
    .updateTable('files')
    .set({ createdAt: ctx.clock() })
    .where('memberId', '=', member.id)
    .where('id', 'in', added)
    .returning('id')
    .execute()
  if (ownFiles.length !== added.length) throw new Refusal('withdraw.proofGone').at(field)
}

/**
 * Step 2 of a cash-out: requires ID proof and payment-method proof, sent now or stored before (WD-04); a refused one
 * has to be sent again.
 */
export async function requireProofs(ctx: Context, member: Member, proofs: Proofs): Promise<void> {
  await storeProofs(ctx, member, proofs)
  refuseUnproved(member, proofs)
}

/** Throws where ID or payment proof is neither stored nor sent; names its field, so that the form can mark it (D34). */
export function refuseUnproved(stored: Stored, sent: Partial<Proofs> = {}): void {
  const missing = (['idcardProofId', 'paymentProofId'] as const).find((field) => !hasProof(stored, field, sent))
  if (missing) throw new Refusal('withdraw.proofs').at(missing)
}
