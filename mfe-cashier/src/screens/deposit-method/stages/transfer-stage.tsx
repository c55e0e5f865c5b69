import type { StageOf } from '../../../payment/stage.ts'
import { CashView } from './cash-view.tsx'
import { CoinView } from './coin-view.tsx'
import type { HeaderProps } from '../method-header.tsx'

interface TransferStageProps {
  readonly stage: StageOf<'transfer'>
  readonly header: HeaderProps
}

/** A transfer that the player makes elsewhere, by a code or an address. */
export function TransferStage({ stage: { next }, header }: TransferStageProps) {
  const { orderId, rule, transfer } = next
  return transfer.kind === 'cash' ? (
    <CashView header={header} orderId={orderId} rule={rule} transfer={transfer} />
  ) : (
    <CoinView header={header} orderId={orderId} rule={rule} transfer={transfer} />
  )
}
