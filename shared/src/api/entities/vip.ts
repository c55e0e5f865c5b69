import * as v from 'valibot'
import { amount } from '../amount.ts'
import { count, id, points, text } from '../values.ts'

/** A VIP level (games-and-cashier.md 3): reached with so many `points`; `color` is a CSS colour or ''. */
export const vipLevelSchema = v.object({ level: count, points, name: text, icon: text, color: text })
export type VipLevel = v.InferOutput<typeof vipLevelSchema>

export const vipPackageSchema = v.object({ id, level: count, points, bonus: amount })
export type VipPackage = v.InferOutput<typeof vipPackageSchema>
