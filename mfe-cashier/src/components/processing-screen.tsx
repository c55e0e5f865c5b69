import type { ScreenFrame } from '@croupier/shared/host'
import { Screen, Spinner, Status } from '@croupier/shared/ui'
import { useText } from '../words.ts'
import { OrderNumber } from './order-number.tsx'
import css from './result.module.css'

/** The processing pop-up: a spinner while the API is asked (games-and-cashier.md 2). */
export function ProcessingScreen({ frame, orderId }: { frame: ScreenFrame; orderId: string | null }) {
  const text = useText()
  return (
    <Screen frame={frame} title={text('result.processing')}>
      <Status className={css.result}>
        <Spinner size={40} />
        <p className={css.text}>{text('result.processingText')}</p>
      </Status>
      {orderId && <OrderNumber id={orderId} />}
    </Screen>
  )
}
