import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { say } from '../messages/index.ts'
import { fiatSymbol } from './amounts.ts'
import type { Promotion } from './settings.ts'

/** The welcome offer for a member who has not deposited yet; nobody else is bothered. */
export function currentPromotion(ctx: Context, member: Member | null, language: string): Promotion | null {
  if (!member || member.credited) return null
  const picture = (layout: string) => `${ctx.config.origins.api}/pictures/promotions/deposit-${layout}.svg`
  return {
    title: say(language, 'promotion.deposit.title', { symbol: fiatSymbol(member.currency) }),
    bgImg: picture('desktop'),
    mobileBgImg: picture('mobile'),
    buttonText: say(language, 'promotion.deposit.button'),
    action: 'DEPOSIT',
  }
}
