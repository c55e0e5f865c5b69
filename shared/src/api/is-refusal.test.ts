import { expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from './error.ts'
import { isRefusal } from './is-refusal.ts'
import { noneWhereRefused } from './none-where-refused.ts'

const error = (kind: ApiErrorKind, code: number) => new ApiError({ code, kind, message: '', path: '/ext/a' })

it.each([
  ['refused', 1, true],
  ['refused', 404, true],
  ['refused', 429, true],
  ['refused', 501, true],
  ['network', -1, false],
  ['network', 429, false],
  ['network', 503, false],
  ['session', -2, false],
] as const)('an error of kind %s with code %i is a refusal: %j (D3)', (kind, code, isNo) => {
  expect(isRefusal(error(kind, code))).toBe(isNo)
  const read = () => noneWhereRefused(error(kind, code))
  if (isNo) expect(read()).toBeNull()
  else expect(read).toThrow(ApiError)
})

it('an error that is no ApiError is thrown again', () => {
  expect(isRefusal(new TypeError('x'))).toBe(false)
  expect(() => noneWhereRefused(new TypeError('x'))).toThrow(TypeError)
})
