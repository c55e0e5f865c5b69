import type { VipPackage } from '@croupier/shared/api'
import { useHost, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { Button, Money, type Column } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { listLevels } from '../../api/vip.ts'
import { LevelBadge } from '../../levels/level-badge.tsx'
import { useText } from '../../words.ts'
import type { useRedeem } from './use-redeem.ts'

/** The columns of the packages: level, points, bonus, Redeem. */
export function useOfferColumns({ redeem, buttonOf }: ReturnType<typeof useRedeem>): Column<VipPackage>[] {
  const { api } = useHost()
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  const prefix = useId()
  const levels = useQuery({ queryKey: ['vipLevels', locale], queryFn: ({ signal }) => listLevels(api, signal) })
  return [
    {
      id: 'level',
      title: text('column.level'),
      isRowHeader: true,
      cell: ({ id, level }) => (
        <span id={`${prefix}-level-${id}`}>
          <LevelBadge level={level} listed={levels.data?.find((each) => each.level === level)} />
        </span>
      ),
    },
    {
      id: 'points',
      title: text('column.points'),
      align: 'end',
      cell: ({ points }) => points.toLocaleString(locale),
    },
    {
      id: 'bonus',
      title: text('column.bonus'),
      align: 'end',
      cell: ({ id, bonus }) => (
        <span id={`${prefix}-bonus-${id}`}>
          <Money amount={bonus} currency={user.currency} symbol={user.currencySymbol} locale={locale} tone="accent" />
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
          {...buttonOf(offer.id)}
          aria-describedby={`${prefix}-level-${offer.id} ${prefix}-bonus-${offer.id}`}
          onPress={() => redeem(offer)}
        >
          {text('store.redeem')}
        </Button>
      ),
    },
  ]
}
