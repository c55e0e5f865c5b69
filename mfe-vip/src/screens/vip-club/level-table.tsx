import type { VipLevel } from '@croupier/shared/api'
import { useLocale } from '@croupier/shared/i18n'
import { Table, Tag } from '@croupier/shared/ui'
import { levelName, safeColour } from '../../components/level.ts'
import { useText } from '../../words.ts'
import css from './vip-club.module.css'

/** Level, icon, colour, points (VP-01). */
export function LevelTable({ levels, current }: { levels: readonly VipLevel[]; current: number | undefined }) {
  const text = useText()
  const points = new Intl.NumberFormat(useLocale())
  return (
    <Table
      label={text('club.levels')}
      rows={levels}
      keyOf={({ level }) => level}
      columns={[
        {
          id: 'icon',
          title: text('club.icon'),
          isBare: true,
          cell: ({ icon }) => (icon ? <img src={icon} alt="" width={40} height={40} /> : null),
        },
        {
          id: 'level',
          title: text('club.level'),
          isRowHeader: true,
          cell: ({ level }) => (
            <span className={css.name}>
              {levelName(level, text)}
              {level === current && <Tag tone="accent">{text('club.yours')}</Tag>}
            </span>
          ),
        },
        {
          id: 'colour',
          title: text('club.colour'),
          cell: ({ color }) => (
            <span className={css.colour} style={{ background: safeColour(color) }} aria-hidden="true" />
          ),
        },
        {
          id: 'points',
          title: text('club.points'),
          align: 'end',
          cell: (row) => points.format(row.points),
        },
      ]}
    />
  )
}
