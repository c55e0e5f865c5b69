import * as v from 'valibot'
import { text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import { writeSetting } from '../operator/settings.ts'
import { refuseForeignOrigins } from './guard.ts'

/** The value that removes a setting. */
const ABSENT = 'absent'

/** Changes the operator’s settings, for everybody or one browser. */
export function settingTestCalls(api: Api): void {
  call(api, '/_test/settings', {
    member: 'none',
    body: v.looseObject({ scope: v.optional(text(200), '') }),
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      const { scope, ...values } = body
      for (const [name, value] of Object.entries(values)) {
        await writeSetting(ctx.db, name, value === ABSENT ? undefined : value, scope)
      }
      return true
    },
  })
}
