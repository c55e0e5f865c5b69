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
import { fetchCurrentMember } from '@croupier/shared/upload'
import { useQueryClient } from '@tanstack/react-query'
import { applyWithdrawal } from '../../api/withdrawals.ts'
import { useIntents } from '../../payment/order/state/intent.ts'
import { useText } from '../../words.ts'
import { amountChecks, needsDeposit } from './cashout-checks.ts'
import { emptyCashout, type CashoutValues } from './cashout-fields.ts'
import { fieldOfRequest, toRequest } from './cashout-request.ts'
import type { RequestedCashout } from './cashout-screen.tsx'
import { cashoutDraft, forgetCashout } from './draft.ts'
import { proofChecks } from './proofs.ts'
import { useFormatMoney } from './use-format-money.ts'
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
  readonly onRequested: (requested: RequestedCashout) => void
}

interface Cashout {
  readonly form: OrderedForm<CashoutValues>
  readonly proofs: Proofs
  /** Runs step 1's checks: true if step 2 may be shown, else the player is told why not. */
  canProceed(): Promise<boolean>
}

/** Everything that a cash-out does besides how it looks (games-and-cashier.md 4, 5, 8). */
export function useCashout({ config, methods, preferred, onRequested }: CashoutOptions): Cashout {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const money = useFormatMoney()
  const proofs = useProofs()
  const client = useQueryClient()
  const isMounted = useIsMounted()
  const isStillMember = useIsStillMember()
  const intentOf = useIntents()
  const scale = scaleOf(user.currency)
  const checkContext = { config, methods, user, scale, money, text }
  const toastError = (message: string) => host.feedback.toast(message, 'error')
  const nameOf = (code: string) => methods.find((method) => method.code === code)?.name || code

  /** Whether bets are still owed, which the player is told. A submit asks again: they may be owed only since step 1. */
  const owesBets = async () => {
    const rolling = config.rollingAmount ?? user.rollingAmount
    if (compareAmounts(rolling, '0') <= 0) return false
    await host.feedback.alert({ message: text('cashout.notUpStandard', { amount: money(rolling) }) })
    return true
  }

  const alertAndOpenDeposit = async (message: string) => {
    await host.feedback.alert({ message })
    // A logout also closes the alert: then no screen opens.
    if (isStillMember()) host.screens.open('deposit', {}, { replace: frame })
  }

  const draft = cashoutDraft.read(host)
  const isOffered = (method: string | undefined) => methods.some(({ code }) => code === method)
  const form: OrderedForm<CashoutValues> = useOrderedForm({
    defaults: { ...emptyCashout, ...draft, method: [preferred, draft.method].find(isOffered) ?? '' },
    checks: proofChecks(proofs, text),
    stepChecks: ({ method }) => amountChecks(checkContext, method),
    guardMs: GUARD_MS,
    onInvalid: toastError,
    onSubmit: async (values) => {
      if (await owesBets()) return
      const member = await fetchCurrentMember(host.session, user)
      if (!member) return
      const request = toRequest(values, proofIdsOf(member, proofs), scale)
      // A request repeated after a lost response is the same cash-out, whatever was uploaded for it meanwhile.
      const apply = async () => {
        const details = JSON.stringify({ ...request, ...NO_PROOFS })
        const intent = intentOf({ player: user.id, method: CASH_OUT, amount: request.amount, details })
        try {
          const withdrawal = await applyWithdrawal(host.api, request, intent.key)
          intent.answered()
          return { withdrawal, isRepeated: intent.isRepeated }
        } catch (error) {
          if (isRefusal(error)) intent.answered()
          throw error
        }
      }
      const firstAnswer = await apply()
      // The repeated request returned a cash-out that has ended meanwhile: this one is a new cash-out.
      const hasEnded =
        firstAnswer.withdrawal &&
        firstAnswer.isRepeated &&
        ENDED.includes(withdrawalStatus(firstAnswer.withdrawal.status))
      const { withdrawal } = hasEnded ? await apply() : firstAnswer
      forgetCashout()
      const { amount } = request
      const isUnderAudit = areUnderAudit(member, proofs)
      if (isMounted.current)
        onRequested({ amount, methodName: nameOf(values.method), values, withdrawal, isUnderAudit })
      // The dialog was closed meanwhile: the money is set aside all the same.
      else if (isStillMember()) host.feedback.toast(text('cashout.doneTitle'), 'success')
      void host.session.refresh()
      host.events.emit('withdrawal:changed', withdrawal ? { id: withdrawal.id } : {})
      host.events.emit('news:changed', {})
    },
    fieldOf: (name) => fieldOfRequest(name, form.values.method),
    onError: (error) => {
      // After a refusal the form's figures may be out of date; after a lost response the money may be set aside.
      void client.invalidateQueries({ queryKey: ['withdraw', 'rules'] })
      void host.session.refresh()
      const isOpen = isApiError(error) && error.kind === 'network'
      if (isOpen) host.events.emit('withdrawal:changed', {})
      if (!isStillMember(error)) return undefined
      const message = isOpen ? text('cashout.openText') : errorMessage(error, text('common.serverBusy'))
      const isFirstWithdrawal =
        isApiError(error) && (error.code === FIRST_WITHDRAWAL || message.includes('For the first'))
      return isFirstWithdrawal ? alertAndOpenDeposit(message) : host.feedback.alert({ message })
    },
  })

  useDraft(cashoutDraft, form.values)

  const canProceed = async () => {
    if (await owesBets()) return false
    if (!form.check()) return false
    if (!needsDeposit(config)) return true
    await alertAndOpenDeposit(text('cashout.first', { amount: money(config.requiredDepositAmount4Withdraw) }))
    return false
  }
  return { form, proofs, canProceed }
}
