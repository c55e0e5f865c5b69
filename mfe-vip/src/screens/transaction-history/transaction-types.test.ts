import { expect, it } from 'vitest'
import { typeName } from './transaction-types.ts'

it.each([
  ['WITHDRAW_ROLLBACK', 'type.rollback'],
  ['TRANSFER', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('the type %s is named %s', (type, name) => expect(typeName(type)).toBe(name))
