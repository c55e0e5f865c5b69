/**
 * Where an invitation's codes wait for a registration (D5), by the name of the link's query: names in `localStorage`,
 * which the shell writes and the remote that registers reads.
 */
export const INVITATION_STORE = { code: 'croupier.inviteCode', rcode: 'croupier.recommendCode' } as const
