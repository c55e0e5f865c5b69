import type { CashoutMethod, WithdrawConfig } from '@croupier/shared/api'
import { useFailedStep } from '@croupier/shared/forms'
import { useBackStep, useFrame, useHost } from '@croupier/shared/host'
import { Button, Screen, Stack, Stepper } from '@croupier/shared/ui'
import { useState } from 'react'
import { useText } from '../../words.ts'
import { AmountStep } from './amount-step.tsx'
import { ProofStep } from './proof-step.tsx'
import type { RequestedCashout } from './cashout-screen.tsx'
import { stepOf } from './cashout-fields.ts'
import { cashoutDraft } from './draft.ts'
import { useCashout } from './use-cashout.ts'
import css from './cashout.module.css'

interface CashoutFormProps {
  readonly config: WithdrawConfig
  readonly methods: readonly CashoutMethod[]
  readonly preferred: string | undefined
  readonly onRequested: (requested: RequestedCashout) => void
}

/** Both steps of a cash-out in one form: nothing that was typed is lost on the way back. */
export function CashoutForm({ config, methods, preferred, onRequested }: CashoutFormProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const [step, setStep] = useState<0 | 1>(0)
  const cashout = useCashout({ config, methods, preferred, onRequested })
  const { form } = cashout
  // The operator may refuse a field of step 1.
  const failedStep = form.failed && stepOf(form.failed)
  useFailedStep(failedStep, setStep)
  const goBack = () => {
    if (form.isBusy) return false
    setStep(0)
    return true
  }
  useBackStep(step > 0, goBack)

  const next = async (event: { preventDefault(): void; stopPropagation(): void }) => {
    event.preventDefault()
    event.stopPropagation()
    if (await cashout.canProceed()) setStep(1)
  }
  return (
    <Screen
      frame={frame}
      title={text('cashout.title')}
      onClose={() => {
        cashoutDraft.forget()
        frame.close()
      }}
      headerAction={
        <Button variant="link" onPress={() => host.screens.open('cashoutHistory')}>
          {text('cashout.history')}
        </Button>
      }
      onSubmit={step === 0 ? next : form.submit}
      footer={
        step === 0 ? (
          <Button type="submit" size="lg" isFull>
            {text('cashout.next')}
          </Button>
        ) : (
          <div className={css.buttons}>
            <Button variant="ghost" size="lg" onPress={goBack} isDisabled={form.isBusy}>
              {text('cashout.back')}
            </Button>
            <Button type="submit" size="lg" isBusy={form.isBusy}>
              {text('cashout.submit')}
            </Button>
          </div>
        )
      }
    >
      <Stack gap={6}>
        <Stepper
          label={text('cashout.steps')}
          steps={[text('cashout.stepAmount'), text('cashout.stepProofs')]}
          current={step}
          failed={failedStep}
        />
        {step === 0 ? (
          <>
            <AmountStep form={form} config={config} methods={methods} />
            {host.config.features.withdrawalVoucher && (
              <div>
                <Button
                  variant="link"
                  onPress={() => host.screens.open('withdrawalVoucher', undefined, { replace: true })}
                >
                  {text('voucher.title')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <ProofStep form={form} proofs={cashout.proofs} />
        )}
      </Stack>
    </Screen>
  )
}
