import * as v from 'valibot'
import type { Context } from '../context.ts'
import { makeTestMember, testMemberSchema } from '../testing-calls/test-member.ts'

/** Creates a member for a test; returns the session user with token and password. */
export function testMember(ctx: Context, wish: v.InferInput<typeof testMemberSchema> = {}) {
  return makeTestMember(ctx, v.parse(testMemberSchema, wish))
}
