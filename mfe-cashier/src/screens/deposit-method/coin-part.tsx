import type { OrderedForm } from '@croupier/shared/forms'
import { RadioCards, Stack } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import type { Coin, DepositValues } from '../../payment/method.ts'
import { Text, useText } from '../../words.ts'
import css from './coin-part.module.css'

interface CoinPartProps {
  readonly form: OrderedForm<DepositValues>
  readonly coins: readonly Coin[]
}

/**
 * The choice of a coin, and the way to the crypto guide. The shell follows that link: a new tab on desktop, a dialog on
 * phones (RT-08).
 */
export function CoinPart({ form, coins }: CoinPartProps) {
  const text = useText()
  const link = (chunks: ReactNode[]) => (
    <a key="guide" href="#/aboutBtc">
      {chunks}
    </a>
  )
  return (
    <Stack gap={2}>
      <RadioCards
        {...form.field('coin')}
        label={text('deposit.coin')}
        columns={2}
        isMoney={false}
        options={coins.map(({ code, label }) => ({ value: code, label }))}
      />
      <p className={css.guide}>
        <Text id="deposit.cryptoGuide" values={{ guide: link }} />
      </p>
    </Stack>
  )
}
