import * as v from 'valibot'
import { id, numbered, text } from '../values.ts'

/** A banner (site.md 3); title, text and buttonText are additions that an operator may leave out. */
export const bannerSchema = v.object({
  id: numbered,
  image: text,
  mobileImage: text,
  link: text,
  type: numbered,
  gameId: numbered,
  /** Only the enabled ones are asked for; a server that sends others all the same is not followed. */
  enabled: v.nullish(v.union([v.number(), v.boolean(), v.string()]), 1),
  sortIndex: text,
  title: text,
  text,
  buttonText: text,
})
export type Banner = v.InferOutput<typeof bannerSchema>

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

/** Whether the visitor may see the site; who may not is sent to `url`, where that is an address (site.md 4). */
export const accessSchema = v.object({
  status: v.union([v.boolean(), v.picklist([0, 1])]),
  url: v.optional(v.unknown()),
})
