import type { ContentTables } from './tables/content.ts'
import type { FileTables } from './tables/files.ts'
import type { GameTables } from './tables/games.ts'
import type { LedgerTables } from './tables/ledger.ts'
import type { MemberTables } from './tables/members.ts'
import type { OperatorTables } from './tables/operator.ts'
import type { ReferenceTables } from './tables/reference.ts'
import type { VipTables } from './tables/vip.ts'

/**
 * Every table of the core. Other parts of the sandbox add theirs where they define them:
 * `declare module '../db/schema.ts' { interface Database { rounds: RoundTable } }`.
 */
export interface Database
  extends
    MemberTables,
    LedgerTables,
    ReferenceTables,
    ContentTables,
    GameTables,
    VipTables,
    FileTables,
    OperatorTables {}
