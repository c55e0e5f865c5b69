import type { MessageId } from '../messages/index.ts'

/** What the bank behind a card does. Decided by the card number, of which only the last four digits are kept (D28). */
export type CardPlan = 'approve' | 'funds' | 'refuse' | 'ask'

/**
 * Card numbers with a fixed outcome, as in real providers' test systems. Every other number with a valid check digit
 * is approved. The providers' pages list them; README, "Test cards".
 */
export const TEST_CARDS: readonly { readonly number: string; readonly plan: CardPlan }[] = [
  { number: '4242424242424242', plan: 'approve' },
  { number: '5555555555554444', plan: 'approve' },
  { number: '4000000000000002', plan: 'refuse' },
  { number: '4000000000009995', plan: 'funds' },
  { number: '4000000000003220', plan: 'ask' },
  { number: '5200000000002235', plan: 'ask' },
]

/** What the issuer of a card does; a number that is not in the list is approved. */
export const planOf = (cardNum: string): CardPlan =>
  TEST_CARDS.find(({ number }) => number === cardNum)?.plan ?? 'approve'

/** The message for a card that its bank declines. */
export const REFUSALS: Partial<Record<CardPlan, MessageId>> = {
  refuse: 'deposit.cardRefused',
  funds: 'deposit.cardFunds',
}

/** A card number in groups of four: '4242 4242 4242 4242'. */
export const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
