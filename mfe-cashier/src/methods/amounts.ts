import type { FormRule } from '../payment/types.ts'

/** The shortcuts of the dialogs that do not take theirs from the config (games-and-cashier.md 9). */
export const FIXED_AMOUNTS = ['25', '30', '50', '100', '200', '500', '1000', '2000'] as const

/** The card dialogs: fixed shortcuts, another amount up to 5000, card and billing fields (games-and-cashier.md 9). */
export const CARD_FORM: FormRule = { presets: 'fixed', manual: 'always', link: 'clear', maximum: '5000', card: true }
