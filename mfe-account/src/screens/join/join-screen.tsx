import { errorMessage } from '@croupier/shared/api'
import { useDraft, useFailedStep, useOrderedForm, type OrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost, type ParamsOf } from '@croupier/shared/host'
import { Button, Screen, Stepper } from '@croupier/shared/ui'
import { useRef, useState } from 'react'
import { useLeaveAsMember } from '../../state/use-leave-as-member.ts'
import { useLeave } from '../../state/use-leave.ts'
import { useReference, useStates } from '../../state/use-reference.ts'
import { useText } from '../../words.ts'
import { useWays } from '../login/use-ways.ts'
import { joinDraft } from './draft.ts'
import { FinalStep } from './final-step.tsx'
import { FirstStep } from './first-step.tsx'
import css from './join.module.css'
import { ListsMissing } from './lists-missing.tsx'
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

/** Registration in two visible steps (site.md 2, 4, 5). What was entered survives going back and every error. */
export default function JoinScreen({ params }: { params: ParamsOf<'join'> }) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const ways = useWays(params.backurl)
  const leave = useLeave(params.backurl)
  const reference = useReference()
  const [step, setStep] = useState(1)
  const [country, setCountry] = useState(joinDraft.read(host).countryCode ?? '')
  const places = useStates(country)
  const hasStates = places.states.length > 0 || places.isMissing || places.isWaiting
  const birthdayDigits = useRef<readonly string[] | null>(null)
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

  const next = () => {
    if (form.check()) setStep(2)
  }
  const submit = (event: { preventDefault(): void; stopPropagation(): void }) => {
    if (step === 2) return void form.submit(event)
    event.preventDefault()
    next()
  }
  const steps = [text('join.stepAccount'), text('join.stepDetails'), text('join.stepDone')]
  return (
    <Screen
      frame={frame}
      title={text('join.title')}
      isDialog
      onSubmit={submit}
      onClose={() => {
        joinDraft.forget()
        frame.close()
      }}
      footer={
        <div className={css.footer}>
          <div className={css.buttons}>
            {step > 1 && (
              <Button variant="ghost" size="lg" onPress={() => setStep(1)}>
                {text('join.back')}
              </Button>
            )}
            <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
              {text(step === 1 ? 'join.next' : 'join.create')}
            </Button>
          </div>
          <Button variant="quiet" isFull onPress={ways.toLogin}>
            {text('join.haveAccount')}
          </Button>
        </div>
      }
    >
      <Stepper
        label={text('join.progress')}
        steps={steps}
        current={step - 1}
        failed={failedStep === undefined ? undefined : failedStep - 1}
      />
      {reference.isMissing && <ListsMissing onRetry={reference.askAgain} />}
      {step === 1 ? (
        <FirstStep form={form} reference={reference} onPrefix={prefix.choose} onPrefixLeft={prefix.leave} />
      ) : (
        <FinalStep
          form={form}
          reference={reference}
          places={places}
          code={code}
          birthdayDigits={birthdayDigits}
          onCountry={(chosen) => {
            setCountry(chosen)
            form.set('countryCode', chosen)
            form.set('stateCode', '')
            prefix.follow(chosen)
          }}
        />
      )}
    </Screen>
  )
}
