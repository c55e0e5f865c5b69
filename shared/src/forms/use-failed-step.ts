import { useState } from 'react'

/**
 * Takes a form with steps to the step of the field that was marked as wrong: a refusal may be about a step that is not
 * shown. The form itself focuses the field.
 * @param failed the step of the marked field (`stepOf(form.failed)`), undefined while none is
 */
export function useFailedStep<Step>(failed: Step | undefined, show: (step: Step) => void): void {
  const [known, setKnown] = useState(failed)
  if (known === failed) return
  setKnown(failed)
  if (failed !== undefined) show(failed)
}
