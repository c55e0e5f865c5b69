/** Where a tab keeps what its tester wants to see. */
export const TRIAL_KEY = 'croupier.testing'
