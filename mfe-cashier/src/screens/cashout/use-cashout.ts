import {
  CASH_OUT,
  errorMessage,
  isApiError,
  isRefusal,
  withdrawalStatus,
  type CashoutMethod,
  type WithdrawConfig,
} from '@croupier/shared/api'
import { useDraft, useOrderedForm, type OrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost, useIsStillMember, useMember, useIsMounted } from '@croupier/shared/host'
import { compareAmounts, scaleOf } from '@croupier/shared/money'
import { fetchCurrentMember, useLatestRef } from '@croupier/shared/upload'
import { useQueryClient } from '@tanstack/react-query'
import { applyWithdrawal } from '../../api/withdrawals.ts'
import { useIntents } from '../../payment/order/intent.ts'
import { useText } from '../../words.ts'
import { amountChecks, needsDeposit } from './cashout-checks.ts'
import { emptyCashout, type CashoutValues } from './cashout-fields.ts'
import { fieldOfCall, toRequest } from './cashout-request.ts'
import type { Requested } from './cashout-screen.tsx'
import { cashoutDraft, forgetCashout } from './draft.ts'
import { proofChecks } from './proofs.ts'
import { useMoney } from './use-money.ts'
import { areUnderAudit, proofIdsOf, useProofs, type Proofs } from './use-proofs.ts'

const GUARD_MS = 2000
/** Our sandbox's code for the rule of the first withdrawal; others are known by their words (WD-06). */
const FIRST_WITHDRAWAL = 61
/** Statuses of a cash-out whose money has been given back. */
const ENDED: readonly (string | null)[] = ['canceled', 'rejected', 'failed']
const NO_PROOFS = { idcardProofId: '', idcardHoldProofId: '', addressProofId: '', paymentProofId: '' }

interface CashoutOptions {
  readonly config: WithdrawConfig
  readonly methods: readonly CashoutMethod[]
  readonly preferred: string | undefined
  readonly onRequested: (requested: Requested) => void
}

interface Cashout {
  readonly form: OrderedForm<CashoutValues>
  readonly proofs: Proofs
  /** Step 1's checks: true when step 2 may be shown. Tells the player why not. */
  mayGoOn(): Promise<boolean>
}

/** Everything that a cash-out does besides how it looks (games-and-cashier.md 4, 5, 8). */
export function useCashout({ config, methods, preferred, onRequested }: CashoutOptions): Cashout {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const money = useMoney()
  const proofs = useProofs()
  // The player may remove files while a submit waits.
  const latest = useLatestRef(proofs)
  const client = useQueryClient()
  const isMounted = useIsMounted()
  const isStillMember = useIsStillMember()
  const intentOf = useIntents()
  const scale = scaleOf(user.currency)
  const rules = { config, methods, user, scale, money, say: text }
  const toast = (message: string) => host.feedback.toast(message, 'error')
  const nameOf = (code: string) => methods.find((method) => method.code === code)?.name || code

  /** Whether bets are still owed, which the player is told. A submit asks again: they may be owed only since step 1. */
  const owesBets = async () => {
    const rolling = config.rollingAmount ?? user.rollingAmount
    if (compareAmounts(rolling, '0') <= 0) return false
    await host.feedback.alert({ message: text('cashout.notUpStandard', { amount: money(rolling) }) })
    return true
  }

  const goDeposit = async (message: string) => {
    await host.feedback.alert({ message })
    // A logout also closes the alert: then no screen opens.
    if (isStillMember()) host.screens.open('deposit', {}, { replace: frame })
  }

  const begun = cashoutDraft.read(host)
  const isOffered = (wanted: string | undefined) => methods.some(({ code }) => code === wanted)
  const form: OrderedForm<CashoutValues> = useOrderedForm({
    defaults: { ...emptyCashout, ...begun, method: [preferred, begun.method].find(isOffered) ?? '' },
    checks: proofChecks(proofs, text),
    stepChecks: ({ method }) => amountChecks(rules, method),
    guardMs: GUARD_MS,
    onInvalid: toast,
    onSubmit: async (values) => {
      if (await owesBets()) return
      const now = await fetchCurrentMember(host.session, user)
      if (!now) return
      const given = latest.current
      const request = toRequest(values, proofIdsOf(now, given), scale)
      // A request repeated after a lost response is the same cash-out, whatever was uploaded for it meanwhile.
      const apply = async () => {
        const details = JSON.stringify({ ...request, ...NO_PROOFS })
        const intent = intentOf({ player: user.id, means: CASH_OUT, amount: request.amount, details })
        try {
          const made = await applyWithdrawal(host.api, request, intent.key)
          intent.answered()
          return { made, isRepeated: intent.isRepeated }
        } catch (error) {
          if (isRefusal(error)) intent.answered()
          throw error
        }
      }
      const first = await apply()
      // The repeated request returned a cash-out that has ended meanwhile: this one is a new cash-out.
      const isOver = first.made && first.isRepeated && ENDED.includes(withdrawalStatus(first.made.status))
      const { made: withdrawal } = isOver ? await apply() : first
      forgetCashout()
      const { amount } = request
      const isUnderAudit = areUnderAudit(now, given)
      if (isMounted.current)
        onRequested({ amount, methodName: nameOf(values.method), values, withdrawal, isUnderAudit })
      // The dialog was closed meanwhile: the money is set aside all the same.
      else if (isStillMember()) host.feedback.toast(text('cashout.doneTitle'), 'success')
      void host.session.refresh()
      host.events.emit('withdrawal:changed', withdrawal ? { id: withdrawal.id } : {})
      host.events.emit('news:changed', {})
    },
    fieldOf: (name) => fieldOfCall(name, form.values.method),
    onError: (error) => {
      // After a refusal the form's figures may be out of date; after a lost response the money may be set aside.
      void client.invalidateQueries({ queryKey: ['withdraw', 'rules'] })
      void host.session.refresh()
      const isOpen = isApiError(error) && error.kind === 'network'
      if (isOpen) host.events.emit('withdrawal:changed', {})
      if (!isStillMember(error)) return undefined
      const message = isOpen ? text('cashout.openText') : errorMessage(error, text('common.serverBusy'))
      const isFirst = isApiError(error) && (error.code === FIRST_WITHDRAWAL || message.includes('For the first'))
      return isFirst ? goDeposit(message) : host.feedback.alert({ message })
    },
  })

  useDraft(cashoutDraft, form.values)

  const mayGoOn = async () => {
    if (await owesBets()) return false
    if (!form.check()) return false
    if (!needsDeposit(config)) return true
    await goDeposit(text('cashout.first', { amount: money(config.requiredDepositAmount4Withdraw) }))
    return false
  }
  return { form, proofs, mayGoOn }
}
