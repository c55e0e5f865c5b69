import * as v from 'valibot'
import { id, text } from '../values.ts'

/** What the button of a promotion does (site.md 4): opens a pop-up or a game, or only closes the promotion. */
export const PROMOTION_ACTIONS = ['DEPOSIT', 'INVITE', 'REGISTER', 'LAUNCH_GAME', 'CLOSE_ONLY'] as const
export const promotionSchema = v.object({
  title: text,
  bgImg: text,
  mobileBgImg: text,
  buttonText: text,
  action: v.picklist(PROMOTION_ACTIONS),
  gameId: v.nullish(id),
})
export type Promotion = v.InferOutput<typeof promotionSchema>
