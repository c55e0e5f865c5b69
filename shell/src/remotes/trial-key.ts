/** The key of a tester's trials in the tab's sessionStorage. */
export const TRIAL_KEY = 'croupier.testing'
