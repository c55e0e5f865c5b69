import type { Api } from '../api/route.ts'
import { memberOfToken, tokenOf } from '../security/sessions.ts'
import { breakAnswer } from './modes.ts'
import { takeFault } from './store.ts'

/** Lets a fault that is switched on answer instead of the call that it is set for. */
export function registerFaults({ app, ctx }: Api): void {
  if (!ctx.config.testCalls) return
  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (path.startsWith('/_')) return
    const fault = await takeFault(ctx.db, {
      path,
      userAgent: request.headers['user-agent'] ?? '',
      memberId: async () => (await memberOfToken(ctx, tokenOf(request)))?.id ?? null,
    })
    if (fault) await breakAnswer(fault, reply)
  })
}
