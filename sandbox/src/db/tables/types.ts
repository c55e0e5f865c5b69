import type { ColumnType } from 'kysely'

/** A time the database sets by itself unless one is given. */
export type Stamp = ColumnType<Date, Date | undefined, Date>

/** jsonb: read as a value, written as JSON text. */
export type Json = ColumnType<Record<string, unknown>, string | undefined, string>
