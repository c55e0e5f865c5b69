import { flag } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

export type Channel = 'pc' | 'mobile'

/** POST /sys/game/getLaunchUrl (real money) or getTryPlayUrl (for fun): the address of the game's frame. */
export function readLaunchUrl(api: ApiService, id: number, channel: Channel, playForFun: boolean): Promise<string> {
  const path = playForFun ? '/sys/game/getTryPlayUrl' : '/sys/game/getLaunchUrl'
  return api.post(path, { id, channel }, { schema: v.string(), indicator: false })
}

const hostMap = v.nullish(v.record(v.string(), v.string()), {})

/** POST /sys/gameVendor/wrapper/domain: which hosts of a vendor are reached by another name. */
export function readVendorDomains(api: ApiService, vendor: string): Promise<Readonly<Record<string, string>>> {
  return api.post('/sys/gameVendor/wrapper/domain', { code: vendor }, { schema: hostMap, indicator: false })
}

/** An empty response is an error, not a no: the poll of block-rule.ts then asks again. */
const allowed = v.pipe(
  v.union([v.number(), v.string(), v.boolean()]),
  v.transform((value) => v.parse(flag, value)),
)

/** POST /sys/sysSetting/checkBlock: true when the player may play for real money (data 1). */
export function readBlockCheck(api: ApiService, id: number, signal?: AbortSignal): Promise<boolean> {
  return api.post('/sys/sysSetting/checkBlock', { id }, { schema: allowed, indicator: false, signal })
}
