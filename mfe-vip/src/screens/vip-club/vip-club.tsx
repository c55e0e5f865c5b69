import { useFrame, useFreshMember, useHost, useUser } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { classNames, Screen, Skeleton, Stack, Table } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { listLevels } from '../../api/vip.ts'
import { LevelBadge } from '../../levels/level-badge.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { levelColors } from '../../levels/levels.ts'
import { useFormatFiat } from './use-format-fiat.ts'
import { useText } from '../../words.ts'
import { BonusTables } from './bonus-tables.tsx'
import { MemberLevel } from './member-level.tsx'
import css from './vip-club.module.css'

/** The VIP club: what it is, the levels, cashback and Friday bonus (VP-01, VP-05). */
export default function VipClubScreen() {
  const { api } = useHost()
  const frame = useFrame()
  const user = useUser()
  const text = useText()
  const locale = useLocale()
  const amount = useFormatFiat()
  useFreshMember()
  const levels = useQuery({ queryKey: ['vipLevels', locale], queryFn: ({ signal }) => listLevels(api, signal) })
  return (
    <Screen frame={frame} title={text('club.title')}>
      <Stack gap={6}>
        <div className={css.intro}>
          <p>{text('club.intro', { wager: amount(10) })}</p>
          <p>{text('club.manager')}</p>
        </div>
        <MemberLevel levels={levels.isError ? [] : levels.data} />
        <Loaded query={levels} skeleton={<Skeleton count={5} />}>
          {(rows) => (
            <div className={classNames(css.levels, css.short)}>
              <Table
                label={text('club.levels')}
                rows={rows}
                keyOf={({ level }) => level}
                rowClassName={({ level }) => (level === user?.vipLevel ? css.current : undefined)}
                columns={[
                  {
                    id: 'level',
                    title: text('column.level'),
                    isRowHeader: true,
                    cell: (row) => (
                      <span aria-current={row.level === user?.vipLevel ? 'true' : undefined}>
                        <LevelBadge level={row.level} listed={row} />
                      </span>
                    ),
                  },
                  {
                    id: 'color',
                    title: text('column.color'),
                    cell: (row) => {
                      const colors = levelColors(row.level, row)
                      return colors ? (
                        <span
                          className={css.swatch}
                          style={{ background: `linear-gradient(90deg, ${colors[0]}, ${colors[1]})` }}
                        />
                      ) : (
                        '–'
                      )
                    },
                  },
                  {
                    id: 'points',
                    title: text('column.requiredPoints'),
                    align: 'end',
                    cell: ({ points }) => points.toLocaleString(locale),
                  },
                ]}
              />
            </div>
          )}
        </Loaded>
        <BonusTables />
      </Stack>
    </Screen>
  )
}
