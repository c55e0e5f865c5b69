import type { Method } from '../types.ts'

/** Whether a method's form is filled in with, or sends, what the member was billed with last. */
export const asksForPayer = (method: Method): boolean => method.form.personal === true || showsPayer(method)

/** Whether that stands in fields of the form, where it is seen to be filled in. */
export const showsPayer = ({ form }: Method): boolean => form.card === true || form.mobile === true
