import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'
import type { GameFilter } from './games.ts'

const vendorsSchema = v.array(v.object({ vendor: v.string(), name: v.string(), count: v.number() }))

/** /ext/game/vendors: the vendors of a category and how many games each has in it (D3). */
export function readVendors(api: ApiService, filter: GameFilter, signal?: AbortSignal) {
  return api.post('/ext/game/vendors', { ...filter }, { schema: vendorsSchema, indicator: false, signal })
}
