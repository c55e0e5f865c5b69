/**
 * The one place that loads the result: asked for by the table of screens and, ahead of time, by a deposit
 * dialog.
 */
export const loadResult = () => import('./deposit-result.tsx')
