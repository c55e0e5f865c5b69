import { errorMessage } from '@croupier/shared/api'
import { useDraft, useFailedStep, useOrderedForm, type OrderedForm } from '@croupier/shared/forms'
import { useBackStep, useHost } from '@croupier/shared/host'
import { useState } from 'react'
import { useLeaveAsMember } from '../../state/use-leave-as-member.ts'
import { useLeave } from '../../state/use-leave.ts'
import { useReference, useStates } from '../../state/use-reference.ts'
import { useText } from '../../words.ts'
import { joinDraft } from './draft.ts'
import {
  emptyRegistration,
  finalStepChecks,
  firstStepChecks,
  localDay,
  stepOf,
  type RegistrationValues,
} from './registration-form.ts'
import { useCodeImage } from './use-code-image.ts'
import { useLateInvitation } from './use-late-invitation.ts'
import { useMobilePrefix } from './use-mobile-prefix.ts'
import { useRegister } from './use-register.ts'

/**
 * The registration form with its steps (1 and 2), lists to choose from and picture code. It is filled from the draft,
 * and registers on submit. `returnTo` is the path to go to afterwards.
 */
export function useJoinForm(returnTo: string | undefined) {
  const host = useHost()
  const text = useText()
  const leave = useLeave(returnTo)
  const reference = useReference()
  const [step, setStep] = useState(1)
  const [country, setCountry] = useState(joinDraft.read(host).countryCode ?? '')
  const stateOptions = useStates(country)
  const hasStates = stateOptions.states.length > 0 || stateOptions.error !== null || stateOptions.isLoading
  const code = useCodeImage(step === 2)
  const register = useRegister(code.ticket, leave)
  const toast = (message: string) => host.feedback.toast(message, 'error')

  const form: OrderedForm<RegistrationValues> = useOrderedForm<RegistrationValues>({
    defaults: { ...emptyRegistration, ...joinDraft.read(host) },
    checks: finalStepChecks(text, { hasStates, today: () => localDay(new Date()) }),
    stepChecks: () => firstStepChecks(text),
    onInvalid: toast,
    onSubmit: async (values) => {
      if (!(await register(values))) form.fail('agreed', text('join.agreeRequired'))
    },
    onError: (error) => {
      toast(errorMessage(error, text('social.failed')))
      // A picture is valid for one attempt (AC-08).
      code.renew()
      form.set('verifyCode', '')
    },
  })
  useDraft(joinDraft, form.values)
  useLeaveAsMember(form.isBusy, leave)
  useLateInvitation(form)
  const prefix = useMobilePrefix(form, reference.dialCodeOf)
  const failedStep = form.failed && stepOf(form.failed)
  useFailedStep(failedStep, setStep)
  const goBack = () => {
    if (form.isBusy) return false
    setStep(1)
    return true
  }
  useBackStep(step > 1, goBack)

  return {
    form,
    step,
    failedStep,
    reference,
    stateOptions,
    code,
    prefix,
    goBack,
    /** Submits the current step: the first one leads to the second, which registers. */
    submit(event: { preventDefault(): void; stopPropagation(): void }) {
      if (step === 2) return void form.submit(event)
      event.preventDefault()
      if (form.check()) setStep(2)
    },
    /** Another country has other states, and another mobile prefix unless the player chose one. */
    chooseCountry(chosen: string) {
      setCountry(chosen)
      form.set('countryCode', chosen)
      form.set('stateCode', '')
      prefix.followCountry(chosen)
    },
  }
}
