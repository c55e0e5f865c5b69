import * as v from 'valibot'
import { numbered, text, unlessNo } from '../values.ts'

/** A banner (site.md 3); title, text and buttonText are additions that an operator may leave out. */
export const bannerSchema = v.object({
  id: numbered,
  image: text,
  mobileImage: text,
  link: text,
  type: numbered,
  gameId: numbered,
  /** Only enabled banners are requested; should a server send others all the same, they are not shown. */
  enabled: unlessNo,
  sortIndex: text,
  title: text,
  text,
  buttonText: text,
})
export type Banner = v.InferOutput<typeof bannerSchema>
