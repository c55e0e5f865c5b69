import * as v from 'valibot'
import { flagDefaultTrue } from '../values.ts'

/** Whether the visitor may see the site; if not, they are sent to `url`, where that is an address (site.md 4). */
export const accessSchema = v.object({ status: flagDefaultTrue, url: v.optional(v.unknown()) })
