import * as v from 'valibot'
import { optionalId, text, flagDefaultTrue } from '../values.ts'

/** A banner (site.md 3); title, text and buttonText are additions that an operator may leave out. */
export const bannerSchema = v.object({
  id: optionalId,
  image: text,
  mobileImage: text,
  link: text,
  type: optionalId,
  gameId: optionalId,
  /** Only enabled banners are requested; should a server send others all the same, they are not shown. */
  enabled: flagDefaultTrue,
  sortIndex: text,
  title: text,
  text,
  buttonText: text,
})
export type Banner = v.InferOutput<typeof bannerSchema>
