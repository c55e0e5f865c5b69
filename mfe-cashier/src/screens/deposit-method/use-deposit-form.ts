import { useDraft, useOrderedForm } from '@croupier/shared/forms'
import { useHost, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { useState } from 'react'
import { amountOf, startAmounts } from '../../payment/form/amounts.ts'
import { depositChecks } from '../../payment/form/checks.ts'
import { depositDraft } from '../../payment/form/deposit-draft.ts'
import { emptyExtras } from '../../payment/form/extra-fields.ts'
import { fieldOfOrder } from '../../payment/form/field-of-order.ts'
import { FIELDS, type DepositValues } from '../../payment/method.ts'
import { useText } from '../../words.ts'
import { useBillingRegions } from './use-billing-regions.ts'
import { useHeldSubmit } from './use-held-submit.ts'
import { useLateBilling } from './use-late-billing.ts'
import { useOrderError } from './use-order-error.ts'
import { usePlaceOrder, type PlaceOrderOptions } from './use-place-order.ts'

interface DepositFormOptions extends PlaceOrderOptions {
  readonly billing: Partial<DepositValues> | undefined
  readonly startAmount: string | undefined
}

/** The state of a method's form: its values, its checks in order, its draft, and its order. */
export function useDepositForm({ billing, startAmount, ...order }: DepositFormOptions) {
  const { method, config } = order
  const host = useHost()
  const member = useMember()
  const text = useText()
  const locale = useLocale()
  const placeOrder = usePlaceOrder(order)
  const { handleError, keepOpen } = useOrderError(method)
  const draft = depositDraft(method)
  const [draftValues] = useState(() => draft.read(host))
  const [country, setCountry] = useState(draftValues.cardCountry ?? billing?.cardCountry ?? '')
  const requestedAmount = startAmount ?? (amountOf({ preset: '', other: '', ...draftValues }) || undefined)
  const regions = useBillingRegions(method.form.card ? country : undefined)
  const checks = depositChecks({ rule: method.form, config, currency: member.currency, locale, ...regions, text })
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
      keepOpen()
      await placeOrder(values)
    },
    fieldOf: (name) => fieldOfOrder(name, method.form, config),
    onError: handleError,
  })
  const { initialValues, isAwaitingCodes } = useLateBilling(form, billing, draftValues, regions)
  useDraft(draft, form.values, initialValues)
  const chosenCountry = form.values.cardCountry
  if (chosenCountry !== country) setCountry(chosenCountry)
  return useHeldSubmit(form, isAwaitingCodes)
}

const EMPTY_VALUES = Object.fromEntries(FIELDS.map((field) => [field, ''])) as DepositValues
