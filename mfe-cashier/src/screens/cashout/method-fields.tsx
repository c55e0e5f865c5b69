import type { OrderedForm } from '@croupier/shared/forms'
import { TextField } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import { fieldsOf, isAccountField, labelOf, type CashoutValues } from './cashout-fields.ts'

/** The operator accepts no longer values. */
const MAX_LENGTH = 120

/** The fields of the chosen method (WD-03). */
export function MethodFields({ form }: { form: OrderedForm<CashoutValues> }) {
  const text = useText()
  const { method } = form.values
  return fieldsOf(method).map((field) => {
    const bound = form.field(field)
    const isNumber = field === 'routingNumber' || isAccountField(field)
    return (
      <TextField
        key={`${method} ${field}`}
        {...bound}
        // No bank reads the full-width digits of a Japanese keyboard.
        onChange={(typed) => bound.onChange(isNumber ? typed.normalize('NFKC') : typed)}
        label={text(labelOf(field))}
        type={field === 'email' ? 'email' : 'text'}
        inputMode={field === 'routingNumber' ? 'numeric' : undefined}
        autoComplete={field === 'email' ? 'email' : field === 'accountName' ? 'name' : 'off'}
        isVerbatim={field !== 'accountName'}
        isTabular={isNumber}
        maxLength={field === 'email' ? 254 : MAX_LENGTH}
        description={field === 'address' ? text('cashout.addressHint') : undefined}
      />
    )
  })
}
