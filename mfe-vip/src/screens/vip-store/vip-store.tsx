import { errorMessage, isRefusal, idempotentRequest, type VipPackage } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useFrame, useHost, useIsStillMember, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { Button, EmptyState, Money, Screen, Skeleton, Stack, Table } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useId } from 'react'
import { listLevels, listPackages, redeemPackage } from '../../api/vip.ts'
import { LevelBadge } from '../../components/level-badge.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { useText } from '../../words.ts'
import { affordable, isAboveLevel } from './packages.ts'
import css from './vip-store.module.css'

/** The VIP store: points for bonuses (VP-02, VP-03). */
export default function VipStoreScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  const guard = useSubmitGuard()
  const id = useId()
  const isStillMember = useIsStillMember()
  const packages = useQuery({
    queryKey: ['vipPackages', user.id],
    queryFn: ({ signal }) => listPackages(host.api, signal),
  })
  const levels = useQuery({ queryKey: ['vipLevels', locale], queryFn: ({ signal }) => listLevels(host.api, signal) })
  const redeem = (offer: VipPackage) =>
    void guard.run(async () => {
      if (isAboveLevel(offer, user)) {
        await host.feedback.alert({ message: text('store.levelWarning') })
        return
      }
      const attempt = idempotentRequest({ identity: [user.id, 'redeem', offer.id] })
      try {
        await redeemPackage(host.api, offer.id, attempt.key)
        attempt.answered()
        if (isStillMember()) host.feedback.toast(text('store.redeemed'), 'success')
        void host.session.refresh()
      } catch (error) {
        if (isRefusal(error)) attempt.answered()
        // Also after a failure: without a response the points may have been spent, and a refusal means that the points
        // shown are out of date.
        void host.session.refresh()
        if (isStillMember(error)) await host.feedback.alert({ message: errorMessage(error, text('store.failed')) })
      }
      frame.close()
    }, offer.id)
  const offers = affordable(packages.data ?? [], user)
  const points = [
    { name: text('store.available'), value: user.vipPoints },
    { name: text('store.lifetime'), value: user.vipLifeTimePoints },
  ]
  return (
    <Screen frame={frame} title={text('store.title')}>
      <Stack gap={6}>
        <dl className={css.points}>
          {points.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value.toLocaleString(locale)}</dd>
            </div>
          ))}
        </dl>
        <Loaded query={packages} skeleton={<Skeleton count={4} />}>
          {() =>
            offers.length === 0 ? (
              <EmptyState icon={<Gift size={32} />} title={text('store.empty')} text={text('store.emptyHint')} />
            ) : (
              <Table
                label={text('store.title')}
                rows={offers}
                keyOf={({ id }) => id}
                rowClassName={() => css.offer}
                columns={[
                  {
                    id: 'level',
                    title: text('column.level'),
                    isRowHeader: true,
                    cell: ({ id: offer, level }) => (
                      <span id={`${id}-level-${offer}`}>
                        <LevelBadge level={level} own={levels.data?.find((each) => each.level === level)} />
                      </span>
                    ),
                  },
                  {
                    id: 'points',
                    title: text('column.points'),
                    align: 'end',
                    cell: (offer) => offer.points.toLocaleString(locale),
                  },
                  {
                    id: 'bonus',
                    title: text('column.bonus'),
                    align: 'end',
                    cell: ({ id: offer, bonus }) => (
                      <span id={`${id}-bonus-${offer}`}>
                        <Money
                          amount={bonus}
                          currency={user.currency}
                          symbol={user.currencySymbol}
                          locale={locale}
                          tone="accent"
                        />
                      </span>
                    ),
                  },
                  {
                    id: 'redeem',
                    title: text('column.action'),
                    isBare: true,
                    align: 'end',
                    cell: (offer) => (
                      <Button
                        size="sm"
                        {...guard.buttonOf(offer.id)}
                        aria-describedby={`${id}-level-${offer.id} ${id}-bonus-${offer.id}`}
                        onPress={() => redeem(offer)}
                      >
                        {text('store.redeem')}
                      </Button>
                    ),
                  },
                ]}
              />
            )
          }
        </Loaded>
      </Stack>
    </Screen>
  )
}
