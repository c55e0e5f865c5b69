import { errorMessage, type Withdrawal } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useHost, useIsStillMember } from '@croupier/shared/host'
import { useState } from 'react'
import { cancelWithdrawal } from '../../api/histories.ts'
import { useText } from '../../words.ts'

/**
 * Canceling a pending cash-out, after a confirmation. `canceledIds`: the cash-outs that were canceled here; their rows
 * change at once (games-and-cashier.md 4), and the list stays where it is.
 */
export function useCancelCashout() {
  const { api, events, feedback, session } = useHost()
  const text = useText()
  const guard = useSubmitGuard()
  const isStillMember = useIsStillMember()
  const [canceledIds, setCanceledIds] = useState<ReadonlySet<number>>(new Set())
  const cancel = ({ id }: Withdrawal) =>
    void guard.run(async () => {
      const agreed = await feedback.confirm({
        title: text('cashouts.cancelTitle'),
        message: text('cashouts.cancelText'),
        confirmLabel: text('cashouts.cancelYes'),
        cancelLabel: text('cashouts.cancelNo'),
        tone: 'danger',
      })
      if (!agreed) return
      try {
        await cancelWithdrawal(api, id)
        setCanceledIds((ids) => new Set([...ids, id]))
        if (isStillMember()) feedback.toast(text('cashouts.canceled'), 'success')
      } catch (error) {
        if (isStillMember()) await feedback.alert({ message: errorMessage(error, text('common.serverBusy')) })
      }
      // Also after a failure: the cash-out may have moved on, or been canceled though the response was lost. Whatever
      // shows it reads its status anew.
      events.emit('withdrawal:changed', { id })
      void session.refresh()
    }, id)
  return { canceledIds, cancel, buttonOf: guard.buttonOf }
}
