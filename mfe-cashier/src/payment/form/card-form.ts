import type { FormRule } from '../method.ts'

/** The card dialogs: fixed shortcuts, another amount up to 5000, card and billing fields (games-and-cashier.md 9). */
export const CARD_FORM: FormRule = { presets: 'fixed', manual: 'always', link: 'clear', maximum: '5000', card: true }
