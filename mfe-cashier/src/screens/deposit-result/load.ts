/** Loads the result: for the table of screens and, ahead of time, for a deposit dialog. */
export const loadResult = () => import('./deposit-result.tsx')
