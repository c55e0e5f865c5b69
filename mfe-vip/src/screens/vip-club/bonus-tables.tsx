import { useHost } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { Table } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import { CASHBACK, CASHBACK_MINIMUM, FRIDAY, WELCOME } from './rules.ts'
import css from './vip-club.module.css'

/** The bonus, cashback and Friday tables of the rules (VP-05). */
export function BonusTables() {
  const { config } = useHost()
  const text = useText()
  const locale = useLocale()
  const money = (amount: string) => `${config.amounts.currencySymbol}${amount}`
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share / 100)
  const welcome = [
    { name: text('bonus.match'), value: text('bonus.matchUpTo', { percent: percent(WELCOME.matchPercent), limit: money(WELCOME.matchLimit) }) },
    { name: text('bonus.minimumDeposit'), value: money(WELCOME.minimumDeposit) },
    { name: text('bonus.wager'), value: text('bonus.wagerTimes', { times: WELCOME.wagerTimes }) },
    { name: text('bonus.valid'), value: text('bonus.days', { days: WELCOME.validDays }) },
    { name: text('bonus.noDeposit'), value: money(WELCOME.noDepositBonus) },
    { name: text('bonus.freeWins'), value: money(WELCOME.freeWinLimit) },
    { name: text('bonus.idle'), value: text('bonus.days', { days: WELCOME.idleDays }) },
  ]
  return (
    <>
      <section className={css.section}>
        <h3 className={css.heading}>{text('bonus.title')}</h3>
        <Table
          label={text('bonus.title')}
          rows={welcome}
          keyOf={({ name }) => name}
          columns={[
            { id: 'name', title: text('bonus.rule'), cell: ({ name }) => name, isRowHeader: true },
            { id: 'value', title: text('bonus.figure'), cell: ({ value }) => value, align: 'end' },
          ]}
        />
      </section>
      <section className={css.section}>
        <h3 className={css.heading}>{text('cashback.title')}</h3>
        <p className={css.soft}>{text('cashback.note', { minimum: money(CASHBACK_MINIMUM) })}</p>
        <Table
          label={text('cashback.title')}
          rows={CASHBACK}
          keyOf={({ level }) => level}
          columns={[
            { id: 'level', title: text('club.level'), cell: ({ level }) => text(level), isRowHeader: true },
            { id: 'share', title: text('cashback.share'), cell: (row) => percent(row.percent), align: 'end' },
          ]}
        />
      </section>
      <section className={css.section}>
        <h3 className={css.heading}>{text('friday.title')}</h3>
        <p className={css.soft}>{text('friday.note')}</p>
        <Table
          label={text('friday.title')}
          rows={FRIDAY}
          keyOf={({ level }) => level}
          columns={[
            { id: 'level', title: text('club.level'), cell: ({ level }) => text(level), isRowHeader: true },
            { id: 'deposit', title: text('friday.deposit'), cell: ({ deposit }) => money(deposit), align: 'end' },
            { id: 'ceiling', title: text('friday.ceiling'), cell: ({ ceiling }) => money(ceiling), align: 'end' },
            { id: 'bonus', title: text('friday.bonus'), cell: ({ bonus }) => money(bonus), align: 'end' },
          ]}
        />
      </section>
    </>
  )
}
