import { firstFailure, type OrderedForm } from '@croupier/shared/forms'
import { DigitBoxes, VisuallyHidden, type DigitBoxesProps } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import { birthdayChecks, localDay, type RegistrationValues } from './registration-form.ts'

interface BirthdayFieldProps extends Pick<DigitBoxesProps, 'unfinished'> {
  readonly form: OrderedForm<RegistrationValues>
}

/**
 * The birthday (AC-09). The year comes first, which is unusual in most countries, so the boxes say so. An invalid date
 * is reported at its last digit, while the player is still there, without moving the focus.
 */
export function BirthdayField({ form, unfinished }: BirthdayFieldProps) {
  const text = useText()
  const field = form.field('birthday')
  const digit = (part: 'year' | 'month' | 'day', count: number) =>
    Array.from({ length: count }, (_, index) => text(`join.${part}Digit`, { digit: index + 1 }))
  const checks = birthdayChecks(text, () => localDay(new Date()))
  const failure = field.value === '' ? null : firstFailure(form.values, checks)
  return (
    <div>
      <DigitBoxes
        {...field}
        label={text('join.birthday')}
        description={text('join.birthdayOrder')}
        error={field.error ?? failure?.message}
        digitLabels={[...digit('year', 4), ...digit('month', 2), ...digit('day', 2)]}
        placeholder={text('join.birthdayLetters')}
        marker="18+"
        unfinished={unfinished}
      />
      <div role="status">
        <VisuallyHidden>{failure?.message}</VisuallyHidden>
      </div>
    </div>
  )
}
