/**
 * The `localStorage` keys of an invitation's codes, which wait there for a registration (D5), by the name of the link's
 * query parameter. The shell writes them, and the remote that registers reads them.
 */
export const INVITATION_STORE = { code: 'croupier.inviteCode', rcode: 'croupier.recommendCode' } as const
