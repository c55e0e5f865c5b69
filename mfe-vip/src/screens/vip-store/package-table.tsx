import type { VipLevel, VipPackage } from '@croupier/shared/api'
import { useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { Button, Money, Table } from '@croupier/shared/ui'
import { LevelBadge } from '../../components/level-badge.tsx'
import { levelName } from '../../components/level.ts'
import { useText } from '../../words.ts'

interface PackageTableProps {
  readonly packages: readonly VipPackage[]
  readonly levels: readonly VipLevel[]
  /** The package that is being redeemed. */
  readonly busy: number | null
  readonly onRedeem: (chosen: VipPackage) => void
}

/** Level with icon, points, bonus, Redeem (VP-02). */
export function PackageTable({ packages, levels, busy, onRedeem }: PackageTableProps) {
  const text = useText()
  const locale = useLocale()
  const { currency, currencySymbol } = useMember()
  const points = new Intl.NumberFormat(locale)
  const iconOf = (level: number) => levels.find((each) => each.level === level)?.icon ?? ''
  return (
    <Table
      label={text('store.packages')}
      rows={packages}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'level',
          title: text('club.level'),
          isRowHeader: true,
          isBare: true,
          cell: ({ level }) => <LevelBadge icon={iconOf(level)} name={levelName(level, text)} />,
        },
        { id: 'points', title: text('club.points'), align: 'end', cell: (row) => points.format(row.points) },
        {
          id: 'bonus',
          title: text('store.bonus'),
          align: 'end',
          cell: ({ bonus }) => (
            <Money amount={bonus} currency={currency} symbol={currencySymbol} locale={locale} tone="accent" />
          ),
        },
        {
          id: 'redeem',
          title: text('store.redeem'),
          isBare: true,
          align: 'end',
          cell: (row) => (
            <Button
              variant="ghost"
              size="sm"
              isBusy={busy === row.id}
              isDisabled={busy !== null && busy !== row.id}
              onPress={() => onRedeem(row)}
            >
              {text('store.redeem')}
            </Button>
          ),
        },
      ]}
    />
  )
}
