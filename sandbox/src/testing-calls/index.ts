import type { Api } from '../api/route.ts'
import { mailTestCalls } from './mails.ts'
import { memberTestCalls } from './members.ts'
import { roundTestCalls } from './rounds.ts'
import { settingTestCalls } from './settings.ts'

/** Calls that only tests and demos have (README, "Test calls"). */
export function testCalls(api: Api): void {
  if (!api.ctx.config.testCalls) return
  memberTestCalls(api)
  settingTestCalls(api)
  mailTestCalls(api)
  roundTestCalls(api)
}
