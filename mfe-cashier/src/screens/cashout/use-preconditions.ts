import type { WithdrawConfig } from '@croupier/shared/api'
import { useHost, useMember } from '@croupier/shared/host'
import { compareAmounts } from '@croupier/shared/money'
import { useFormatMoney } from '../../hooks/use-format-money.ts'
import { useText } from '../../words.ts'
import { needsDeposit } from './cashout-checks.ts'
import { useDepositPrompt } from './use-deposit-prompt.ts'

interface Preconditions {
  /** Whether bets are still owed (WD-05). A submit asks again: they may be owed only since step 1. */
  owesBets(): Promise<boolean>
  /** Whether the first cash-out needs a larger deposit before it (WD-06). */
  lacksDeposit(): Promise<boolean>
}

/** What keeps a member from cashing out, whatever the form says. The player is told of it. */
export function usePreconditions(config: WithdrawConfig): Preconditions {
  const host = useHost()
  const user = useMember()
  const text = useText()
  const money = useFormatMoney()
  const promptDeposit = useDepositPrompt()
  return {
    owesBets: async () => {
      const rolling = config.rollingAmount ?? user.rollingAmount
      if (compareAmounts(rolling, '0') <= 0) return false
      await host.feedback.alert({ message: text('cashout.notUpStandard', { amount: money(rolling) }) })
      return true
    },
    lacksDeposit: async () => {
      if (!needsDeposit(config)) return false
      await promptDeposit(text('cashout.first', { amount: money(config.requiredDepositAmount4Withdraw) }))
      return true
    },
  }
}
