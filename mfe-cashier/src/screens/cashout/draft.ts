import { createDraft } from '@croupier/shared/forms'
import type { CashoutValues } from './cashout-values.ts'

/** A cash-out that was begun. The proofs' fields only carry errors. */
export const cashoutDraft = createDraft<CashoutValues>(['idProof', 'paymentProof'])
