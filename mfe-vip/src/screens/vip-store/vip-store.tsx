import { errorMessage, type VipPackage } from '@croupier/shared/api'
import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { EmptyState, ErrorState, LoadingStatus, Notice, Screen, Skeleton, Stack } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useRef, useState } from 'react'
import { listLevels, listPackages, redeemPackage } from '../../api/vip.ts'
import { levelName } from '../../components/level.ts'
import { useText } from '../../words.ts'
import { PackageTable } from './package-table.tsx'
import { Points } from './points.tsx'

/** The VIP store (VP-02, VP-03): points for bonuses. Only what the member can afford is listed. */
export default function VipStoreScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const [busy, setBusy] = useState<number | null>(null)
  const [tooHigh, setTooHigh] = useState<number | null>(null)
  const intent = useRef({ id: 0, key: '' })
  const packages = useQuery({
    queryKey: ['vipStore', user.id, user.currency],
    queryFn: ({ signal }) => listPackages(host.api, signal),
  })
  const levels = useQuery({ queryKey: ['vipLevels'], queryFn: ({ signal }) => listLevels(host.api, signal) })
  const affordable = packages.data?.filter(({ points }) => points <= user.vipPoints)

  const redeem = async ({ id, level }: VipPackage) => {
    if (busy !== null) return
    setTooHigh(level > user.vipLevel ? level : null)
    if (level > user.vipLevel) return
    setBusy(id)
    if (intent.current.id !== id) intent.current = { id, key: crypto.randomUUID() }
    try {
      await redeemPackage(host.api, id, intent.current.key)
      host.feedback.toast(text('store.redeemed'), 'success')
      void host.session.refresh()
    } catch (error) {
      await host.feedback.alert({ message: errorMessage(error, text('store.failed')) })
    }
    frame.close()
  }
  return (
    <Screen frame={frame} title={text('store.title')}>
      <Stack gap={6}>
        <Points user={user} />
        <div role="alert">
          {tooHigh !== null && (
            <Notice tone="warn">{text('store.levelTooLow', { level: levelName(tooHigh, text) })}</Notice>
          )}
        </div>
        {packages.isPending && (
          <LoadingStatus label={text('common.loading')}>
            <Skeleton kind="block" count={4} height={52} />
          </LoadingStatus>
        )}
        {packages.isError && (
          <ErrorState
            message={errorMessage(packages.error, text('common.serverBusy'))}
            retryLabel={text('common.tryAgain')}
            onRetry={() => void packages.refetch()}
            isRetrying={packages.isFetching}
          />
        )}
        {affordable?.length === 0 && (
          <EmptyState icon={<Gift size={28} />} title={text('store.empty')} text={text('store.emptyHint')} />
        )}
        {affordable && affordable.length > 0 && (
          <PackageTable
            packages={affordable}
            levels={levels.data ?? []}
            busy={busy}
            onRedeem={(chosen) => void redeem(chosen)}
          />
        )}
      </Stack>
    </Screen>
  )
}
