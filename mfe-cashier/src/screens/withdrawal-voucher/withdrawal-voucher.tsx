import { useFrame, useHost } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { formatMoney } from '@croupier/shared/money'
import { Button, EmptyState, Screen, Stack, Table } from '@croupier/shared/ui'
import { Text, useText } from '../../words.ts'
import { TIERS } from './tiers.ts'
import css from './withdrawal-voucher.module.css'

/** The voucher's six tiers (WD-09). Where the operator's config does not ask for it, it is not sold (D26). */
export default function WithdrawalVoucherScreen() {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const locale = useLocale()
  const dollars = (amount: string) =>
    formatMoney(amount, { currency: 'USD', symbol: '$', locale, fraction: 'auto' }).replace(/\s/, '')
  const withdraw = () => host.screens.open('cashout', { method: 'BTC' }, { replace: true })
  const isOffered = host.config.features.withdrawalVoucher
  return (
    <Screen
      frame={frame}
      title={text('voucher.title')}
      footer={
        <Button size="lg" isFull onPress={withdraw}>
          {text('voucher.withdraw')}
        </Button>
      }
    >
      {isOffered ? (
        <Stack gap={6}>
          <p className={css.words}>
            <Text id="voucher.intro" />
          </p>
          <Table
            label={text('voucher.title')}
            rows={TIERS}
            keyOf={({ purchase }) => purchase}
            columns={[
              {
                id: 'purchase',
                title: text('voucher.purchase'),
                cell: (tier) => dollars(tier.purchase),
                isRowHeader: true,
              },
              {
                id: 'range',
                title: text('voucher.range'),
                align: 'end',
                cell: ({ from, to }) => `${dollars(from)} – ${dollars(to)}`,
              },
            ]}
          />
        </Stack>
      ) : (
        <EmptyState title={text('voucher.notNeeded')} text={text('voucher.notNeededText')} />
      )}
    </Screen>
  )
}
