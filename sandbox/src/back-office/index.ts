import type { Api } from '../api/route.ts'
import { depositPages } from './deposits.ts'
import { documentPages } from './documents.ts'
import { refuseOtherSites } from './guard.ts'
import { bonusPages } from './member-bonus.ts'
import { revokeBonusPages } from './member-revoke-bonus.ts'
import { levelPages } from './member-level.ts'
import { memberPages } from './members.ts'
import { ROOT } from './page.ts'
import { roundPages } from './rounds.ts'
import { settingPages } from './settings.ts'
import { STYLE } from './style.ts'
import { withdrawalPages } from './withdrawals.ts'

/** /operator: the operator's decisions, for anybody trying the site out. Exists only where test calls are allowed. */
export async function backOfficePages({ app, ctx }: Api): Promise<void> {
  if (!ctx.config.testCalls) return
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => refuseOtherSites(ctx, request))
    scope.get(ROOT, (_, reply) => reply.redirect(`${ROOT}/withdrawals`, 302))
    scope.get(`${ROOT}/style.css`, (_, reply) => reply.type('text/css').send(STYLE))
    withdrawalPages({ app: scope, ctx })
    depositPages({ app: scope, ctx })
    documentPages({ app: scope, ctx })
    memberPages({ app: scope, ctx })
    levelPages({ app: scope, ctx })
    bonusPages({ app: scope, ctx })
    revokeBonusPages({ app: scope, ctx })
    roundPages({ app: scope, ctx })
    settingPages({ app: scope, ctx })
  })
}
