import type { User } from './entities/user.ts'

/**
 * A member's number as it is read and dialled, '+49 170 1234567': servers send the prefix with its plus or without. The
 * number alone where there is no prefix, '' where there is no number.
 */
export function phoneOf({ mobilePrefix, mobile }: Pick<User, 'mobilePrefix' | 'mobile'>): string {
  const prefix = mobilePrefix.replace('+', '').trim()
  return mobile && prefix ? `+${prefix} ${mobile}` : mobile
}
