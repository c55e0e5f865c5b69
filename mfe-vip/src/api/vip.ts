import { vipLevelSchema, vipPackageSchema, type VipLevel, type VipPackage } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** POST (JSON) /base/vipLevel/listAll. */
export function listLevels(api: ApiService, signal?: AbortSignal): Promise<VipLevel[]> {
  const schema = v.array(vipLevelSchema)
  return api.post('/base/vipLevel/listAll', { level_0: 'ASC' }, { schema, encoding: 'json', indicator: false, signal })
}

/** POST /base/vipStore/listAll. */
export function listPackages(api: ApiService, signal?: AbortSignal): Promise<VipPackage[]> {
  const body = { level_0: 'ASC', points_1: 'ASC' }
  return api.post('/base/vipStore/listAll', body, { schema: v.array(vipPackageSchema), indicator: false, signal })
}

/** POST /sys/vipStore/redeem: exchanges points for a bonus; one key is one redemption. */
export async function redeemPackage(api: ApiService, id: number, idempotencyKey: string): Promise<void> {
  await api.post('/sys/vipStore/redeem', { id }, { schema: v.unknown(), idempotencyKey })
}
