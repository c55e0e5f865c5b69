import { useFrame, type ParamsOf } from '@croupier/shared/host'
import { Button, Screen, Stepper } from '@croupier/shared/ui'
import { useRef } from 'react'
import { useAuthNavigation } from '../../state/use-auth-navigation.ts'
import { useText } from '../../words.ts'
import { joinDraft } from './draft.ts'
import { FinalStep } from './final-step.tsx'
import { FirstStep } from './first-step.tsx'
import css from './join.module.css'
import { ListsError } from './lists-error.tsx'
import { useJoinForm } from './use-join-form.ts'

/** Registration in two visible steps (site.md 2, 4, 5). What was entered survives going back and every error. */
export default function JoinScreen({ params }: { params: ParamsOf<'join'> }) {
  const frame = useFrame()
  const text = useText()
  const authNavigation = useAuthNavigation(params.backurl)
  const join = useJoinForm(params.backurl)
  const { form, step, failedStep, reference, prefix } = join
  const birthdayDigits = useRef<readonly string[] | null>(null)
  const steps = [text('join.stepAccount'), text('join.stepDetails'), text('join.stepDone')]
  return (
    <Screen
      frame={frame}
      title={text('join.title')}
      isDialog
      onSubmit={join.submit}
      onClose={() => {
        joinDraft.forget()
        frame.close()
      }}
      footer={
        <div className={css.footer}>
          <div className={css.buttons}>
            {step > 1 && (
              <Button variant="ghost" size="lg" onPress={join.goBack} isDisabled={form.isBusy}>
                {text('join.back')}
              </Button>
            )}
            <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
              {text(step === 1 ? 'join.next' : 'join.create')}
            </Button>
          </div>
          <Button variant="quiet" isFull onPress={authNavigation.toLogin}>
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
      {reference.error && <ListsError error={reference.error} onRetry={reference.refetch} />}
      {step === 1 ? (
        <FirstStep form={form} reference={reference} onPrefix={prefix.choose} onPrefixBlur={prefix.onBlur} />
      ) : (
        <FinalStep
          form={form}
          reference={reference}
          stateOptions={join.stateOptions}
          code={join.code}
          birthdayDigits={birthdayDigits}
          onCountry={join.chooseCountry}
        />
      )}
    </Screen>
  )
}
