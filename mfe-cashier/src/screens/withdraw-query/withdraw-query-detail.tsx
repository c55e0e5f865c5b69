import type { Withdrawal } from '@croupier/shared/api'
import {
  useBalanceChange,
  useFrame,
  useHost,
  useHostEvent,
  useMember,
  useTabReturn,
  useUser,
  type ParamsOf,
} from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { orderMoney } from '@croupier/shared/money'
import { DetailList, LinkButton, Money, Screen, Skeleton, Stack } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findWithdrawal } from '../../api/withdrawals.ts'
import { Loaded } from '../../components/loaded.tsx'
import { useText } from '../../words.ts'
import { MembersOnly } from './members-only.tsx'
import { WithdrawalStatus } from '../../components/withdrawals/withdrawal-status.tsx'
import { WithdrawalSteps } from '../../components/withdrawals/withdrawal-steps.tsx'
import css from './withdraw-query.module.css'

/**
 * /withdrawQueryDetail?id=N: the state of one withdrawal (RT-18). Another member's does not exist here. Without a number
 * it leads to the list.
 */
export default function WithdrawQueryDetailScreen({ params }: { params: ParamsOf<'withdrawQueryDetail'> }) {
  const host = useHost()
  const frame = useFrame()
  const user = useUser()
  const text = useText()
  const id = params?.id ?? ''
  const query = useQuery({
    queryKey: ['withdrawal', user?.id, id],
    queryFn: ({ signal }) => findWithdrawal(host.api, frame, id, signal),
    enabled: user !== null && id !== '',
    retry: false,
  })
  useHostEvent('withdrawal:changed', () => void (user && query.refetch()))
  // A step by the operator (approval, payment) changes no balance, so nothing else reports it.
  useTabReturn(() => void (user && query.refetch()))
  const isUnnamed = user !== null && id === ''
  useEffect(() => {
    if (isUnnamed) host.navigation.go('/withdrawQuery', { replace: true })
  }, [host, isUnnamed])
  if (!user) return <MembersOnly />
  return (
    <Screen frame={frame} title={text('withdrawQuery.detailTitle', { id })} className={css.narrow}>
      <Stack gap={6}>
        <Loaded query={query} skeleton={<Skeleton count={6} />}>
          {(withdrawal) => <Details withdrawal={withdrawal} onChanged={() => void query.refetch()} />}
        </Loaded>
        <div>
          <LinkButton variant="ghost" href="#/withdrawQuery">
            {text('withdrawQuery.back')}
          </LinkButton>
        </div>
      </Stack>
    </Screen>
  )
}

interface DetailsProps {
  readonly withdrawal: Withdrawal
  /** Refetches the withdrawal. */
  readonly onChanged: () => void
}

function Details({ withdrawal, onChanged }: DetailsProps) {
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  // A changed balance may mean that it was given back, in another tab or by the operator.
  useBalanceChange(onChanged)
  const reason = withdrawal.steps.findLast((step) => step.reason !== '')?.reason
  return (
    <>
      <DetailList
        items={[
          {
            name: text('withdrawQuery.amount'),
            value: <Money amount={withdrawal.amount} {...orderMoney(user, withdrawal.currency)} />,
          },
          { name: text('withdrawQuery.time'), value: formatTime(withdrawal.createTime, locale) },
          { name: text('withdrawQuery.status'), value: <WithdrawalStatus code={withdrawal.status} /> },
          ...(reason ? [{ name: text('withdrawQuery.reason'), value: reason }] : []),
        ]}
      />
      <WithdrawalSteps withdrawal={withdrawal} />
    </>
  )
}
