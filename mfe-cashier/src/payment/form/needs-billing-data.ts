import type { Method } from '../method.ts'

/** Whether a method's form shows or sends the data that the member was billed with last. */
export const needsBillingData = (method: Method): boolean => method.form.personal === true || showsBillingData(method)

/** Whether that data is shown in fields of the form, where the player sees it being filled in. */
export const showsBillingData = ({ form }: Method): boolean => form.card === true || form.mobile === true
