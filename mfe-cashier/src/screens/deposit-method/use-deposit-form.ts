import { errorMessage, isApiError, isRefusal, type DepositConfig } from '@croupier/shared/api'
import { useDraft, useOrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost, useIsStillMember, useMember, useIsMounted } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { amountField, amountOf, shownAmounts, startAmounts } from '../../payment/form/amounts.ts'
import { depositChecks } from '../../payment/form/checks.ts'
import { depositDraft } from '../../payment/form/deposit-draft.ts'
import { enterStage } from '../../payment/order/enter-stage.ts'
import { useIntents } from '../../payment/order/state/intent.ts'
import { rememberBonusOrder } from '../../payment/order/state/bonus-orders.ts'
import { rememberStatusCallOfStep } from '../../payment/order/state/order-status-sources.ts'
import { rememberOrderAmount } from '../../payment/order/state/order-amounts.ts'
import { emptyExtras, accountValues, extraKey } from '../../payment/form/extra-fields.ts'
import { showResult } from '../../payment/order/show-result.ts'
import type { Stage } from '../../payment/stage.ts'
import { FIELDS, type DepositValues, type Method } from '../../payment/method.ts'
import { useText } from '../../words.ts'
import { useBillingRegions } from './use-billing-regions.ts'
import { useHeldSubmit } from './use-held-submit.ts'
import { useLateBilling } from './use-late-billing.ts'

/** Games-and-cashier.md 8: how long a dialog stays after an order that failed. */
const CLOSE_AFTER_MS = 2000

interface DepositFormOptions {
  readonly method: Method
  readonly config: DepositConfig
  readonly hasBonus: boolean
  readonly billing: Partial<DepositValues> | undefined
  readonly startAmount: string | undefined
  readonly onStage: (stage: Stage, amount: string) => void
}

/** The state of a method's form: its checks in order, one order per intent, and the next stage. */
export function useDepositForm({ method, config, hasBonus, billing, startAmount, onStage }: DepositFormOptions) {
  const host = useHost()
  const client = useQueryClient()
  const frame = useFrame()
  const member = useMember()
  const text = useText()
  const locale = useLocale()
  const isMounted = useIsMounted()
  const isStillMember = useIsStillMember()
  const intentOf = useIntents()
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const draft = depositDraft(method)
  const [draftValues] = useState(() => draft.read(host))
  const [country, setCountry] = useState(draftValues.cardCountry ?? billing?.cardCountry ?? '')
  const requestedAmount = startAmount ?? (amountOf({ preset: '', other: '', ...draftValues }) || undefined)
  const regions = useBillingRegions(method.form.card ? country : undefined)
  const checks = depositChecks({
    rule: method.form,
    config,
    currency: member.currency,
    locale,
    ...regions,
    text,
  })
  const form = useOrderedForm<DepositValues>({
    defaults: {
      ...EMPTY_VALUES,
      ...emptyExtras(method.form),
      ...billing,
      ...draftValues,
      ...startAmounts(method.form, config, requestedAmount, member.currency),
    },
    checks,
    stepChecks: () => checks,
    onInvalid: (message, field) => {
      // Games-and-cashier.md 5: the coin is the one check of a deposit that is an alert.
      if (field === 'coin') void host.feedback.alert({ message })
      else host.feedback.toast(message, 'error')
    },
    onSubmit: async (values) => {
      // On another try the dialog stays open for its outcome.
      clearTimeout(closeTimer.current)
      const amount = amountOf(shownAmounts(method.form, config, member.currency, values))
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
      // The dialog was closed meanwhile: the chooser offers a pending order again, but a charged card shows its result.
      if (!isMounted.current) {
        if (next.kind === 'done' && isStillMember()) showResult({ host, frame }, 'processing', next.orderId)
        return
      }
      const stage = enterStage(host, next)
      if (stage) onStage(stage, amount)
      else void host.feedback.alert({ message: text('common.serverBusy') })
    },
    fieldOf: (name) => {
      if (name === 'depositCurrency') return 'coin'
      if (method.form.fields?.some((field) => field.name === name)) return extraKey(name)
      return name === 'amount' || name === 'depositAmount' ? amountField(method.form, config) : undefined
    },
    onError: async (error) => {
      // The limits may have changed since they were read.
      if (isRefusal(error)) void client.invalidateQueries({ queryKey: ['deposit-config'] })
      // The card may have been charged although the response was lost: another card could pay twice (D25).
      const isOpen = method.charges === true && isApiError(error) && error.kind === 'network'
      if (isOpen) void host.session.refresh()
      if (!isStillMember(error)) return
      const message = isOpen ? text('result.openText') : errorMessage(error, text('common.serverBusy'))
      if (method.closesOnError) {
        host.feedback.toast(message, 'error')
        closeTimer.current = setTimeout(() => isMounted.current && frame.close(), CLOSE_AFTER_MS)
      } else await host.feedback.alert({ message })
    },
  })
  const { initialValues, isAwaitingCodes } = useLateBilling(form, billing, draftValues, regions)
  useDraft(draft, form.values, initialValues)
  const chosenCountry = form.values.cardCountry
  if (chosenCountry !== country) setCountry(chosenCountry)
  return useHeldSubmit(form, isAwaitingCodes)
}

const EMPTY_VALUES = Object.fromEntries(FIELDS.map((field) => [field, ''])) as DepositValues
