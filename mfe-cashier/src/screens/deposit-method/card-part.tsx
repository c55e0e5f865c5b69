import { serverNow } from '@croupier/shared/api'
import type { OrderedForm } from '@croupier/shared/forms'
import { digitsOf, FieldRow, MonthPicker, TextField, YearPicker } from '@croupier/shared/ui'
import { useState } from 'react'
import { brandOf, codeLength, spacedNumber } from '../../payment/form/card.ts'
import type { DepositValues } from '../../payment/method.ts'
import { useText } from '../../words.ts'

/** The longest security code of any brand. */
const MAX_CODE_LENGTH = 4

/**
 * Number, CVV and expiry. They live in this form alone: never stored, logged or put into an address (D28).
 */
export function CardPart({ form }: { form: OrderedForm<DepositValues> }) {
  const text = useText()
  const number = form.field('cardNum')
  const code = form.field('cardCvv')
  // The player's own clock may be wrong.
  const [thisYear] = useState(() => new Date(serverNow()).getFullYear())
  return (
    <>
      <TextField
        {...number}
        label={text('card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        isVerbatim
        isTabular
        suffix={brandOf(number.value)}
        onChange={(value) => number.onChange(spacedNumber(value))}
      />
      <FieldRow columns={3}>
        <MonthPicker
          {...form.field('expireMonth')}
          label={text('card.month')}
          placeholder={text('card.monthHint')}
          autoComplete="cc-exp-month"
        />
        <YearPicker
          {...form.field('expireYear')}
          from={thisYear}
          label={text('card.year')}
          placeholder={text('card.yearHint')}
          autoComplete="cc-exp-year"
        />
        <TextField
          {...code}
          label={text('card.cvv')}
          inputMode="numeric"
          autoComplete="cc-csc"
          isVerbatim
          isTabular
          onChange={(value) => code.onChange(digitsOf(value).slice(0, codeLength(number.value) ?? MAX_CODE_LENGTH))}
        />
      </FieldRow>
    </>
  )
}
