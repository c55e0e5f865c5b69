import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../db/schema.ts'

export type Fault = Selectable<Database['faults']>

interface FaultedCall {
  path: string
  userAgent: string
  memberId: () => Promise<number | null>
}

/** The fault that applies to a request, if any, the newest first; each request answered uses up one of its `times`. */
export async function takeFault(db: Kysely<Database>, call: FaultedCall): Promise<Fault | undefined> {
  const candidates = await db
    .selectFrom('faults')
    .selectAll()
    .where('path', 'in', [call.path, '*'])
    .orderBy('id', 'desc')
    .execute()
  for (const fault of candidates) {
    if (fault.userAgent !== null && !call.userAgent.includes(fault.userAgent)) continue
    if (fault.memberId !== null && fault.memberId !== (await call.memberId())) continue
    if (fault.times === null) return fault
    const taken = await db
      .updateTable('faults')
      .set((eb) => ({ times: eb('times', '-', 1) }))
      .where('id', '=', fault.id)
      .where('times', '>', 0)
      .executeTakeFirst()
    if (taken.numUpdatedRows > 0n) return fault
  }
  return undefined
}
