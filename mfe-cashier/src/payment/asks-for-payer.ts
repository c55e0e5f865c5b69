import type { Method } from './types.ts'

/** Whether a method's form is filled in with, or sends, what the member was billed with last. */
export const asksForPayer = ({ form }: Method): boolean =>
  form.card === true || form.personal === true || form.mobile === true
