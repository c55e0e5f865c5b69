import { useLocale } from '@croupier/shared/i18n'
import { Stack, Table } from '@croupier/shared/ui'
import { useFormatFiat } from './use-format-fiat.ts'
import { useText, type MessageId } from '../../words.ts'
import css from './vip-club.module.css'

interface Row {
  readonly level: MessageId
  readonly cashback: number
  readonly minimumDeposit: number
  readonly ceiling: number
  readonly bonus: number
}

/** site.md 9: Monday cashback and Friday bonus. */
const rows: readonly Row[] = [
  { level: 'level.bronze', cashback: 5, minimumDeposit: 100, ceiling: 10, bonus: 10 },
  { level: 'level.silver', cashback: 8, minimumDeposit: 150, ceiling: 20, bonus: 20 },
  { level: 'level.gold', cashback: 12, minimumDeposit: 200, ceiling: 30, bonus: 30 },
  { level: 'level.platinum', cashback: 15, minimumDeposit: 250, ceiling: 40, bonus: 40 },
  { level: 'level.diamond', cashback: 20, minimumDeposit: 300, ceiling: 50, bonus: 50 },
]

/** What each level brings every week (VP-05). */
export function BonusTables() {
  const text = useText()
  const locale = useLocale()
  const amount = useFormatFiat()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const level = { id: 'level', title: text('column.level'), isRowHeader: true, cell: (row: Row) => text(row.level) }
  const money = (id: 'minimumDeposit' | 'ceiling' | 'bonus', title: string) => ({
    id,
    title,
    align: 'end' as const,
    cell: (row: Row) => amount(row[id]),
  })
  return (
    <>
      <section>
        <Stack gap={2} className={css.about}>
          <h3>{text('club.monday')}</h3>
          <p>{text('club.mondayText', { minimum: amount(1) })}</p>
        </Stack>
        <div className={css.short}>
          <Table
            label={text('club.monday')}
            rows={rows}
            keyOf={(row) => row.level}
            columns={[
              level,
              {
                id: 'cashback',
                title: text('column.cashback'),
                align: 'end',
                cell: (row) => percent.format(row.cashback / 100),
              },
            ]}
          />
        </div>
      </section>
      <section>
        <Stack gap={2} className={css.about}>
          <h3>{text('club.friday')}</h3>
          <p>{text('club.fridayText')}</p>
        </Stack>
        <Table
          label={text('club.friday')}
          rows={rows}
          keyOf={(row) => row.level}
          columns={[
            level,
            money('minimumDeposit', text('column.minimumDeposit')),
            money('ceiling', text('column.ceiling')),
            money('bonus', text('column.bonus')),
          ]}
        />
      </section>
    </>
  )
}
