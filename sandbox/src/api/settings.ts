import * as v from 'valibot'
import { Refusal } from '../errors.ts'
import { accessOf } from '../operator/access.ts'
import { currentPromotion } from '../operator/promotion.ts'
import { adsScript } from '../operator/scripts/ads.ts'
import { chatScript } from '../operator/scripts/chat.ts'
import { readSetting } from '../operator/settings.ts'
import { integer } from './fields.ts'
import { call } from './route.ts'
import type { Site } from '../site.ts'
import type { Api } from './route.ts'

const NOT_BLOCKED = 1
/** Member ids start here, game ids are far below: the spec does not say which of the two checkBlock sends. */
const FIRST_MEMBER = 100_001

/** The brand's Telegram name, from its domain: Telegram allows letters, digits and underscores. */
const telegramName = ({ domain }: Site) => `${domain.split('.')[0]!.replace(/\W/g, '_')}_support`

/** What the operator has set for the site (site.md 7). */
export function settingCalls(api: Api): void {
  call(api, '/sys/ipinfoCloudFlare', {
    member: 'none',
    handler: ({ ctx, request }) => accessOf(ctx, request),
  })

  call(api, '/sys/sysSetting/checkContactUsSetting', {
    member: 'none',
    handler: ({ ctx, request }) => readSetting(ctx.db, 'chatAvailable', request.headers['user-agent']),
  })

  call(api, '/sys/sysSetting/contactUsSetting', {
    member: 'none',
    handler: async ({ ctx, request }) => ({
      telegramLink: `https://t.me/${telegramName(ctx.config.site)}`,
      whatsAppNumber: '',
      whatsAppQrCode: '',
      withdrawRulePageUrl: `${ctx.config.origins.shell}/#/article?id=5`,
      promotionPageUrl: `${ctx.config.origins.shell}/#/article?id=4`,
      ...(await readSetting(ctx.db, 'contact', request.headers['user-agent'])),
    }),
  })

  call(api, '/sys/sysSetting/acquire', {
    member: 'none',
    body: v.object({ name: v.picklist(['fbAdsScript', 'liveChatScript']) }),
    handler: async ({ ctx, body, language, request }) => {
      const set = await readSetting(ctx.db, 'scripts', request.headers['user-agent'])
      const defaultScript = body.name === 'fbAdsScript' ? adsScript() : chatScript(language)
      return { [body.name]: set[body.name] ?? defaultScript }
    },
  })

  call(api, '/sys/sysSetting/checkBlock', {
    member: 'required',
    body: v.object({ id: v.optional(integer()) }),
    handler: ({ body, member }) => {
      const foreign = body.id !== undefined && body.id >= FIRST_MEMBER && body.id !== member.id
      if (foreign) throw new Refusal('request.foreign')
      return member.blocked ? 0 : NOT_BLOCKED
    },
  })

  call(api, '/ext/promotion/current', {
    member: 'optional',
    handler: async ({ ctx, member, language, request }) => {
      const set = await readSetting(ctx.db, 'promotion', request.headers['user-agent'])
      return set === 'auto' ? currentPromotion(ctx, member, language) : set
    },
  })
}
