import { Refusal } from '../errors.ts'

const DEFAULT_FIELDS = ['memberId', 'memberId_EQ']

/** The member comes from the token alone: a body that names another one is refused (D27). */
export function refuseOtherMember(
  body: Record<string, unknown>,
  memberId: number,
  fields: readonly string[] = [],
): void {
  for (const field of [...DEFAULT_FIELDS, ...fields]) {
    const named = body[field]
    if (named === undefined || named === null || named === '') continue
    // String() could throw for an object.
    if (typeof named === 'object' || String(named) !== String(memberId)) throw new Refusal('request.foreign')
  }
}
