/*
 * What servers accept, checked at the field before anything is sent. The sandbox has its own copy
 * (sandbox/src/members/rules.ts); tools/checks/account-rules.test.ts holds both to one table.
 */

/** Whether this is an allowed username, once in plain letters; an @ would make it look like somebody's email. */
export const isUsername = (name: string): boolean => /^[\p{L}\p{N}._-]{3,30}$/u.test(name)

interface Password {
  readonly password: string
}

/** Whether a new password has the minimum length. */
export const isLongEnough = ({ password }: Password): boolean => password.length >= 8

/** Whether a new password is within the maximum length. */
export const isShortEnough = ({ password }: Password): boolean => password.length <= 128
