import * as v from 'valibot'
import { text } from '../values.ts'

/** How to reach support, and which articles are the rules and the promotions (site.md 3). */
export const contactSettingSchema = v.object({
  telegramLink: text,
  whatsAppNumber: text,
  whatsAppQrCode: text,
  withdrawRulePageUrl: text,
  promotionPageUrl: text,
})
export type ContactSetting = v.InferOutput<typeof contactSettingSchema>
