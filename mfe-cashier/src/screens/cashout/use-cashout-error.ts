import { errorMessage, isApiError } from '@croupier/shared/api'
import { useHost, useIsStillMember } from '@croupier/shared/host'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../words.ts'
import { useDepositPrompt } from './use-deposit-prompt.ts'

/** Our sandbox's code for the rule of the first withdrawal; others are known by their words (WD-06). */
const FIRST_WITHDRAWAL = 61

/** Returns the function that handles a cash-out that was refused, or whose response was lost. */
export function useCashoutError(): (error: unknown) => Promise<unknown> | undefined {
  const host = useHost()
  const text = useText()
  const client = useQueryClient()
  const isStillMember = useIsStillMember()
  const promptDeposit = useDepositPrompt()
  return (error) => {
    // After a refusal the form's figures may be out of date; after a lost response the money may be set aside.
    void client.invalidateQueries({ queryKey: ['withdraw', 'rules'] })
    void host.session.refresh()
    const isOpen = isApiError(error) && error.kind === 'network'
    if (isOpen) host.events.emit('withdrawal:changed', {})
    if (!isStillMember()) return undefined
    const message = isOpen ? text('cashout.openText') : errorMessage(error, text('common.serverBusy'))
    const isFirstWithdrawal =
      isApiError(error) && (error.code === FIRST_WITHDRAWAL || message.includes('For the first'))
    return isFirstWithdrawal ? promptDeposit(message) : host.feedback.alert({ message })
  }
}
