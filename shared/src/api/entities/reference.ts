import * as v from 'valibot'
import { amount, count, id, text, time } from '../values.ts'

/** Countries, states, currencies, banners, articles, news, settings (site.md 3). */
export const countrySchema = v.object({ isoCode2: v.pipe(v.string(), v.length(2)), enName: text })
export type Country = v.InferOutput<typeof countrySchema>

export const stateSchema = v.object({ code: v.string(), name: v.string(), isoCode2: text })
export type State = v.InferOutput<typeof stateSchema>

export const currencySchema = v.object({ code: v.string(), exchangeRate: text, symbol: text })
export type Currency = v.InferOutput<typeof currencySchema>

export const dialCodeSchema = v.object({ telNum: text, isoCode2: text })
export type DialCode = v.InferOutput<typeof dialCodeSchema>

/** A banner; title, text and buttonText are additions that an operator may leave out. */
export const bannerSchema = v.object({
  id,
  image: text,
  mobileImage: text,
  link: text,
  type: v.nullish(v.number()),
  gameId: v.nullish(id),
  /** Only the enabled ones are asked for; a server that sends others all the same is not followed. */
  enabled: v.nullish(v.union([v.number(), v.boolean()]), 1),
  sortIndex: count,
  title: text,
  text,
  buttonText: text,
})
export type Banner = v.InferOutput<typeof bannerSchema>

export const articleSchema = v.object({
  id,
  title: text,
  content: v.string(),
  backgroundColor: text,
  fontColor: text,
  padding: text,
})
export type Article = v.InferOutput<typeof articleSchema>

export const NEWS_WITHDRAW = 0
export const NEWS_SHARE = 10
export const newsSchema = v.object({ id, message: text, type: count, status: count, createTime: v.optional(time) })
export type News = v.InferOutput<typeof newsSchema>

export const inviteTierSchema = v.object({ id, personCount: count, bonusAmount: amount })
export type InviteTier = v.InferOutput<typeof inviteTierSchema>

export const contactSettingSchema = v.object({
  telegramLink: text,
  whatsAppNumber: text,
  whatsAppQrCode: text,
  withdrawRulePageUrl: text,
  promotionPageUrl: text,
})
export type ContactSetting = v.InferOutput<typeof contactSettingSchema>

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

export const accessSchema = v.object({ status: v.boolean(), url: text })
