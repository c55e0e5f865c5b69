import { useFrame, useFreshMember, useHost, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { Button, EmptyState, Screen, Skeleton, Stack, Table } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { listPackages } from '../../api/vip.ts'
import { Loaded } from '../../components/loaded.tsx'
import { useText } from '../../words.ts'
import { affordable } from './packages.ts'
import { useOfferColumns } from './use-offer-columns.tsx'
import { useRedeem } from './use-redeem.ts'
import css from './vip-store.module.css'

/** The VIP store: exchanges VIP points for bonuses (VP-02, VP-03). */
export default function VipStoreScreen() {
  const { api, screens } = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  useFreshMember()
  const packages = useQuery({
    queryKey: ['vipPackages', user.id],
    queryFn: ({ signal }) => listPackages(api, signal),
  })
  const columns = useOfferColumns(useRedeem())
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
              <EmptyState
                icon={<Gift size={32} />}
                title={text('store.empty')}
                text={text('store.emptyHint')}
                action={
                  <Button variant="ghost" onPress={() => screens.open('vipClub', undefined, { replace: true })}>
                    {text('store.howPoints')}
                  </Button>
                }
              />
            ) : (
              <Table
                label={text('store.title')}
                rows={offers}
                keyOf={({ id }) => id}
                rowClassName={() => css.offer}
                columns={columns}
              />
            )
          }
        </Loaded>
      </Stack>
    </Screen>
  )
}
