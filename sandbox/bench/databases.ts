import type { Context } from '../src/context.ts'
import { openMemoryDatabase } from '../src/db/open.ts'
import { preparedContext } from '../src/testing/context.ts'
import { postgresFolder, startPostgres } from '../src/testing/postgres.ts'

interface Opened {
  readonly name: string
  readonly ctx: Context
  close(): Promise<void>
}

/** A seeded database of each kind in turn: the embedded one, and PostgreSQL where this machine has it. */
export async function* databases(): AsyncGenerator<Opened> {
  const embedded = openMemoryDatabase()
  yield { name: 'PGlite', ctx: await preparedContext(embedded), close: () => embedded.destroy() }
  const folder = postgresFolder()
  if (!folder) return
  const server = await startPostgres(folder)
  const db = server.open(20)
  const close = async () => {
    await db.destroy()
    await server.stop()
  }
  yield { name: 'PostgreSQL', ctx: await preparedContext(db), close }
}
