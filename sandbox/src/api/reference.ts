import metadata from 'libphonenumber-js/metadata.min'
import * as v from 'valibot'
import { integer, text } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

const { country_calling_codes: calling } = metadata
const iso = v.pipe(text(2), v.toUpperCase())

interface DialCode {
  readonly telNum: number
  readonly isoCode2: string
}

/**
 * Rank among the countries that share a dial code, the best known first: +44 is the United Kingdom's before Guernsey's.
 */
function placeOf({ telNum, isoCode2 }: DialCode): number {
  const sharing: readonly string[] = calling[String(telNum) as keyof typeof calling] ?? []
  const position = sharing.indexOf(isoCode2)
  return position < 0 ? sharing.length : position
}

/** Countries, dial codes, states, currencies (site.md 7). */
export function referenceCalls(api: Api): void {
  call(api, '/base/country/listAll', {
    member: 'none',
    handler: async ({ ctx }) => {
      const rows = await ctx.db.selectFrom('countries').selectAll().where('status', '=', 1).orderBy('enName').execute()
      return rows.map((row) => ({
        isoCode2: row.isoCode2,
        enName: row.enName,
        status: row.status,
        english_name: row.enName,
        chinese_name: row.cnName,
        country_code: row.isoCode2,
        phone_code: row.phoneCode,
      }))
    },
  })

  call(api, '/base/country/find', {
    member: 'none',
    body: v.object({ isoCode2: iso }),
    handler: async ({ ctx, body }) =>
      ctx.db
        .selectFrom('countries')
        .select(['isoCode2', 'enName', 'status'])
        .where('isoCode2', '=', body.isoCode2)
        .executeTakeFirst(),
  })

  call(api, '/sys/country/listTelNum', {
    member: 'none',
    handler: async ({ ctx }) => {
      const rows = await ctx.db
        .selectFrom('countries')
        .select(['isoCode2', 'phoneCode'])
        .where('status', '=', 1)
        .where('phoneCode', '!=', '')
        .execute()
      return rows
        .map((row) => ({ telNum: Number(row.phoneCode), isoCode2: row.isoCode2 }))
        .sort((a, b) => a.telNum - b.telNum || placeOf(a) - placeOf(b))
    },
  })

  call(api, '/base/state/listAll', {
    member: 'none',
    body: v.object({ countryIsoCode2: v.optional(iso), status: v.optional(integer()) }),
    handler: async ({ ctx, body }) =>
      ctx.db
        .selectFrom('states')
        .select(['code', 'name', 'countryIsoCode2 as isoCode2', 'status', 'status as enabled'])
        .where('countryIsoCode2', '=', body.countryIsoCode2 ?? '')
        .orderBy('name')
        .execute(),
  })

  call(api, '/base/state/find', {
    member: 'none',
    body: v.object({ code: text(20) }),
    handler: async ({ ctx, body }) =>
      ctx.db
        .selectFrom('states')
        .select(['code', 'name', 'countryIsoCode2 as isoCode2'])
        .where('code', '=', body.code)
        .executeTakeFirst(),
  })

  call(api, '/base/currency/listAll', {
    member: 'none',
    handler: async ({ ctx }) =>
      ctx.db.selectFrom('currencies').selectAll().where('enabled', '=', 1).orderBy('exchangeRate').execute(),
  })
}
