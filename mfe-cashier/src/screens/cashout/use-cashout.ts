import type { CashoutMethod, WithdrawConfig } from '@croupier/shared/api'
import { useDraft, useOrderedForm, type OrderedForm } from '@croupier/shared/forms'
import { useHost, useMember } from '@croupier/shared/host'
import { scaleOf } from '@croupier/shared/money'
import { useFormatMoney } from '../../hooks/use-format-money.ts'
import { useText } from '../../words.ts'
import { amountChecks } from './cashout-checks.ts'
import { emptyCashout, type CashoutValues } from './cashout-fields.ts'
import { fieldOfRequest } from './cashout-request.ts'
import type { RequestedCashout } from './cashout-screen.tsx'
import { cashoutDraft } from './draft.ts'
import { proofChecks } from './proof-checks.ts'
import { useApplyCashout } from './use-apply-cashout.ts'
import { useCashoutError } from './use-cashout-error.ts'
import { usePreconditions } from './use-preconditions.ts'
import { useProofs, type Proofs } from './use-proofs.ts'

const GUARD_MS = 2000

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

/** The form of a cash-out: its checks in order, its draft, and its request (games-and-cashier.md 4, 5, 8). */
export function useCashout({ config, methods, preferred, onRequested }: CashoutOptions): Cashout {
  const host = useHost()
  const user = useMember()
  const text = useText()
  const money = useFormatMoney()
  const proofs = useProofs()
  const { owesBets, lacksDeposit } = usePreconditions(config)
  const applyCashout = useApplyCashout({ methods, proofs, onRequested })
  const onError = useCashoutError()
  const checkContext = { config, methods, user, scale: scaleOf(user.currency), money, text }

  const draft = cashoutDraft.read(host)
  const isOffered = (method: string | undefined) => methods.some(({ code }) => code === method)
  const form: OrderedForm<CashoutValues> = useOrderedForm({
    defaults: { ...emptyCashout, ...draft, method: [preferred, draft.method].find(isOffered) ?? '' },
    checks: proofChecks(proofs, text),
    stepChecks: ({ method }) => amountChecks(checkContext, method),
    guardMs: GUARD_MS,
    onInvalid: (message) => host.feedback.toast(message, 'error'),
    onSubmit: async (values) => {
      if (!(await owesBets())) await applyCashout(values)
    },
    fieldOf: (name) => fieldOfRequest(name, form.values.method),
    onError,
  })
  useDraft(cashoutDraft, form.values)

  const canProceed = async () => !(await owesBets()) && form.check() && !(await lacksDeposit())
  return { form, proofs, canProceed }
}
