import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface Promotion {
  title: string
  bgImg: string
  mobileBgImg: string
  buttonText: string
  action: 'DEPOSIT' | 'INVITE' | 'REGISTER' | 'LAUNCH_GAME' | 'CLOSE_ONLY'
  gameId?: number
}

/** What the operator sets and a tester may change; other parts add theirs by declaration merging. */
export interface Settings {
  /** Whether somebody answers in the chat. */
  chatAvailable: boolean
  /** The access check's answer (site.md 4). */
  access: { status: boolean; url: string }
  /** 'auto': chosen by the caller's account; null: none; else this one. */
  promotion: 'auto' | Promotion | null
  contact: Partial<{
    telegramLink: string
    whatsAppNumber: string
    whatsAppQrCode: string
    withdrawRulePageUrl: string
    promotionPageUrl: string
  }>
  /** Scripts to serve instead of the sandbox's own. */
  scripts: Partial<{ fbAdsScript: string; liveChatScript: string }>
  /** Vendor code -> host map, for the vendor domain call. */
  vendorDomains: Record<string, Record<string, string>>
  /** For tests: the size of the catalogue, filled up with further editions of the real games; 0: the real ones only. */
  catalogueSize: number
}

const SETTING_DEFAULTS: Settings = {
  chatAvailable: true,
  access: { status: true, url: '' },
  promotion: 'auto',
  contact: {},
  scripts: {},
  vendorDomains: {},
  catalogueSize: 0,
}

/**
 * A setting's value: the one whose scope is part of the caller's user agent, else the one for everybody,
 * else its default. The scope lets tests that run in parallel each have their own.
 */
export async function readSetting<Name extends keyof Settings>(
  db: Kysely<Database>,
  name: Name,
  userAgent: string | undefined,
): Promise<Settings[Name]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .where((eb) => eb.or([eb('scope', '=', ''), sql<boolean>`strpos(${userAgent ?? ''}, scope) > 0`]))
    .orderBy(sql`length(scope)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? (row.value as Settings[Name]) : SETTING_DEFAULTS[name]
}

/** Sets a value for everybody, or for callers whose user agent contains `scope`; undefined removes the value. */
export async function writeSetting(db: Kysely<Database>, name: string, value: unknown, scope = ''): Promise<void> {
  if (value === undefined) {
    await db.deleteFrom('settings').where('name', '=', name).where('scope', '=', scope).execute()
    return
  }
  const text = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ name, scope, value: text })
    .onConflict((conflict) => conflict.columns(['name', 'scope']).doUpdateSet({ value: text }))
    .execute()
}
