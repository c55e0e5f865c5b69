import { errorMessage } from '@croupier/shared/api'
import { useFrame, useHost, useUser } from '@croupier/shared/host'
import { Button, ErrorState, LoadingStatus, Screen, Skeleton, Stack } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { listLevels } from '../../api/vip.ts'
import { useText } from '../../words.ts'
import { BonusTables } from './bonus-tables.tsx'
import { Intro } from './intro.tsx'
import { LevelTable } from './level-table.tsx'
import { Standing } from './standing.tsx'
import css from './vip-club.module.css'

/** The VIP club (VP-01): what it is, the levels, where the member stands, and the rules' tables (VP-05). */
export default function VipClubScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useUser()
  const text = useText()
  const levels = useQuery({ queryKey: ['vipLevels'], queryFn: ({ signal }) => listLevels(host.api, signal) })
  return (
    <Screen
      frame={frame}
      title={text('club.title')}
      footer={
        user ? (
          <Button size="lg" isFull onPress={() => host.screens.open('vipStore')}>
            {text('club.toStore')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={8}>
        {user && levels.data && <Standing user={user} levels={levels.data} />}
        <Intro />
        <section className={css.section}>
          <h3 className={css.heading}>{text('club.levels')}</h3>
          {levels.isPending && (
            <LoadingStatus label={text('common.loading')}>
              <Skeleton kind="block" count={5} height={52} />
            </LoadingStatus>
          )}
          {levels.isError && (
            <ErrorState
              message={errorMessage(levels.error, text('common.serverBusy'))}
              retryLabel={text('common.tryAgain')}
              onRetry={() => void levels.refetch()}
              isRetrying={levels.isFetching}
            />
          )}
          {levels.data && <LevelTable levels={levels.data} current={user?.vipLevel} />}
        </section>
        <BonusTables />
      </Stack>
    </Screen>
  )
}
