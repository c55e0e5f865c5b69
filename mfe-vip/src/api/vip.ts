import { vipLevelSchema, vipPackageSchema } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** POST (JSON) /base/vipLevel/listAll: the levels, the lowest first. */
export const listLevels = (api: ApiService, signal?: AbortSignal) =>
  api.post(
    '/base/vipLevel/listAll',
    { level_0: 'ASC' },
    { schema: v.array(vipLevelSchema), encoding: 'json', indicator: false, signal },
  )

/** POST /base/vipStore/listAll: packages by level, then by points. */
export const listPackages = (api: ApiService, signal?: AbortSignal) =>
  api.post(
    '/base/vipStore/listAll',
    { level_0: 'ASC', points_1: 'ASC' },
    { schema: v.array(vipPackageSchema), indicator: false, signal },
  )

/** POST /sys/vipStore/redeem. The same key is one exchange, however often it is sent. */
export async function redeemPackage(api: ApiService, id: number, idempotencyKey: string): Promise<void> {
  await api.post('/sys/vipStore/redeem', { id }, { schema: v.unknown(), idempotencyKey })
}
