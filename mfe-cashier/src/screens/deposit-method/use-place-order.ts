import { isRefusal, type DepositConfig } from '@croupier/shared/api'
import { useFrame, useHost, useIsMounted, useIsStillMember, useMember } from '@croupier/shared/host'
import { amountOf, shownAmounts } from '../../payment/form/amounts.ts'
import { accountValues } from '../../payment/form/extra-fields.ts'
import type { DepositValues, Method } from '../../payment/method.ts'
import { enterStage } from '../../payment/order/enter-stage.ts'
import { showResult } from '../../payment/order/show-result.ts'
import { rememberBonusOrder } from '../../payment/order/state/bonus-orders.ts'
import { useIntents } from '../../payment/order/state/intent.ts'
import { rememberOrderAmount } from '../../payment/order/state/order-amounts.ts'
import { rememberStatusCallOfStep } from '../../payment/order/state/provider-status-calls.ts'
import type { Stage } from '../../payment/stage.ts'
import { useText } from '../../words.ts'

export interface PlaceOrderOptions {
  readonly method: Method
  readonly config: DepositConfig
  /** Whether the method promised a bonus. */
  readonly hasBonus: boolean
  readonly onStage: (stage: Stage, amount: string) => void
}

/**
 * Returns the function that places an order, one for each intent of the player, and enters its next stage. It throws
 * ApiError.
 */
export function usePlaceOrder({ method, config, hasBonus, onStage }: PlaceOrderOptions) {
  const host = useHost()
  const frame = useFrame()
  const member = useMember()
  const text = useText()
  const isMounted = useIsMounted()
  const isStillMember = useIsStillMember()
  const intentOf = useIntents()

  const place = async (values: DepositValues, amount: string) => {
    // Only these details identify the payment: with a corrected address or CVV it is still the same one.
    const details = JSON.stringify([values.coin, values.cardNum.slice(-4), ...accountValues(method.form, values)])
    const intent = intentOf({ player: member.id, method: method.code, amount, details })
    let isMade = false
    const input = { host, member, values, amount, key: intent.key, onMade: () => void (isMade = true) }
    const next = await method.place(input).catch((error: unknown) => {
      // A refusal is an answer: the next try is a new order. After a lost response the next try is the same order; so
      // it is if the order was made and a further request was refused: the next try continues it.
      if (isRefusal(error) && !isMade) intent.answered()
      throw error
    })
    intent.answered()
    rememberStatusCallOfStep(next)
    if (next.orderId) rememberOrderAmount(next.orderId, { amount, currency: member.currency })
    if (next.orderId && hasBonus) rememberBonusOrder(next.orderId)
    return next
  }

  return async (values: DepositValues): Promise<void> => {
    const amount = amountOf(shownAmounts(method.form, config, member.currency, values))
    const next = await place(values, amount)
    // The dialog was closed meanwhile: the chooser offers a pending order again, but a charged card shows its result.
    if (!isMounted.current) {
      if (next.kind === 'done' && isStillMember()) showResult({ host, frame }, 'processing', next.orderId)
      return
    }
    const stage = enterStage(host, next)
    if (stage) onStage(stage, amount)
    else void host.feedback.alert({ message: text('common.serverBusy') })
  }
}
