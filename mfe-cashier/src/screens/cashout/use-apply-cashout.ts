import { CASH_OUT, isRefusal, withdrawalStatus, type CashoutMethod } from '@croupier/shared/api'
import { fetchCurrentMember } from '@croupier/shared/forms'
import { useHost, useIsMounted, useIsStillMember, useMember } from '@croupier/shared/host'
import { scaleOf } from '@croupier/shared/money'
import { applyWithdrawal, type WithdrawRequest } from '../../api/withdrawals.ts'
import { useIntents } from '../../payment/order/state/intent.ts'
import { useText } from '../../words.ts'
import type { CashoutValues } from './cashout-fields.ts'
import { toRequest } from './cashout-request.ts'
import type { RequestedCashout } from './cashout-screen.tsx'
import { forgetCashout } from './draft.ts'
import { areUnderAudit, proofIdsOf, type Proofs } from './use-proofs.ts'

/** Statuses of a cash-out whose money has been given back. */
const ENDED: readonly (string | null)[] = ['canceled', 'rejected', 'failed']
const NO_PROOFS = { idcardProofId: '', idcardHoldProofId: '', addressProofId: '', paymentProofId: '' }

interface ApplyOptions {
  readonly methods: readonly CashoutMethod[]
  readonly proofs: Proofs
  readonly onRequested: (requested: RequestedCashout) => void
}

/**
 * Returns the function that requests a cash-out, one for each intent of the player, and tells everybody of it. It
 * requests nothing if the member has changed. It throws ApiError.
 */
export function useApplyCashout({ methods, proofs, onRequested }: ApplyOptions) {
  const host = useHost()
  const user = useMember()
  const text = useText()
  const isMounted = useIsMounted()
  const isStillMember = useIsStillMember()
  const intentOf = useIntents()
  const nameOf = (code: string) => methods.find((method) => method.code === code)?.name || code

  /** A request repeated after a lost response is the same cash-out, whatever was uploaded for it meanwhile. */
  const applyIntent = async (request: WithdrawRequest) => {
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
  const apply = async (request: WithdrawRequest) => {
    const { withdrawal, isRepeated } = await applyIntent(request)
    // The repeated request returned a cash-out that has ended meanwhile: this one is a new cash-out.
    const hasEnded = withdrawal && isRepeated && ENDED.includes(withdrawalStatus(withdrawal.status))
    return hasEnded ? (await applyIntent(request)).withdrawal : withdrawal
  }

  return async (values: CashoutValues): Promise<void> => {
    const member = await fetchCurrentMember(host.session, user)
    if (!member) return
    const request = toRequest(values, proofIdsOf(member, proofs), scaleOf(user.currency))
    const withdrawal = await apply(request)
    forgetCashout()
    const { amount } = request
    const isUnderAudit = areUnderAudit(member, proofs)
    if (isMounted.current) onRequested({ amount, methodName: nameOf(values.method), values, withdrawal, isUnderAudit })
    // The dialog was closed meanwhile: the money is set aside all the same.
    else if (isStillMember()) host.feedback.toast(text('cashout.doneTitle'), 'success')
    void host.session.refresh()
    host.events.emit('withdrawal:changed', withdrawal ? { id: withdrawal.id } : {})
    host.events.emit('news:changed', {})
  }
}
