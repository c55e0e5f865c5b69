import { useState } from 'react'

/**
 * A form in steps goes to the step of the field that was marked as wrong: a refusal may be about another one than the
 * shown. The form puts the focus there itself.
 * @param failed the step of the marked field (`stepOf(form.failed)`), undefined while none is
 */
export function useFailedStep<Step>(failed: Step | undefined, show: (step: Step) => void): void {
  const [known, setKnown] = useState(failed)
  if (known === failed) return
  setKnown(failed)
  if (failed !== undefined) show(failed)
}
