import type { DepositConfig } from '@croupier/shared/api'
import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { Screen, Stack, Button, DigitsField, TextField } from '@croupier/shared/ui'
import { useEffect, type RefObject } from 'react'
import { LegalLinks } from '../../components/legal-links.tsx'
import type { Stage } from '../../payment/stage.ts'
import type { DepositValues, Method } from '../../payment/method.ts'
import { useText } from '../../words.ts'
import { AmountPart } from './amount-part.tsx'
import { extraKey } from '../../payment/form/extra-fields.ts'
import { BillingPart } from './billing-part.tsx'
import { CardPart } from './card-part.tsx'
import { CoinPart } from './coin-part.tsx'
import type { HeaderProps } from './method-header.tsx'
import { OfferLine } from './offer-line.tsx'
import { useDepositForm } from './use-deposit-form.ts'
import type { MethodOffer } from './use-method-offer.ts'

interface DepositFormProps {
  readonly method: Method
  readonly header: HeaderProps
  readonly config: DepositConfig
  readonly offer: MethodOffer
  readonly billing: Partial<DepositValues> | undefined
  readonly startAmount: string | undefined
  /** Whether the order is being sent: told to the dialog, which must not change the method then. */
  readonly isSending: RefObject<boolean>
  readonly onStage: (stage: Stage, amount: string) => void
}

/** A method's form, made of the parts that its rule names. */
export function DepositForm(props: DepositFormProps) {
  const { method, header, config, offer, billing, startAmount, isSending, onStage } = props
  const host = useHost()
  const frame = useFrame()
  const { currency } = useMember()
  const text = useText()
  const form = useDepositForm({ method, config, hasBonus: offer.bonus !== null, billing, startAmount, onStage })
  const { form: rule } = method
  useEffect(() => {
    isSending.current = form.isBusy
  }, [isSending, form.isBusy])
  const hasCard = rule.card === true
  useEffect(() => {
    if (!hasCard) return
    // No foreign script runs while card fields are on the screen (D19).
    host.events.emit('card-fields:shown', { shown: true })
    return () => host.events.emit('card-fields:shown', { shown: false })
  }, [host, hasCard])
  return (
    <Screen
      frame={frame}
      {...header}
      // No change of method while the order request is in flight.
      headerAction={form.isBusy ? null : header.headerAction}
      onSubmit={(event) => void form.submit(event)}
      footer={
        <Stack gap={3}>
          <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
            {text('deposit.submit')}
          </Button>
          <LegalLinks />
        </Stack>
      }
    >
      <Stack>
        {rule.coins && <CoinPart form={form} coins={rule.coins} />}
        <AmountPart form={form} rule={rule} config={config} currency={currency} />
        <OfferLine offer={offer} />
        {rule.fields?.map(({ name, label, inputMode, isSecret }) => (
          <TextField
            key={name}
            {...form.field(extraKey(name))}
            label={text(label)}
            inputMode={inputMode}
            autoComplete={isSecret ? 'off' : undefined}
            isVerbatim
          />
        ))}
        {hasCard && <CardPart form={form} />}
        {hasCard && <BillingPart form={form} />}
        {rule.mobile && (
          <DigitsField {...form.field('cardMobile')} label={text('deposit.mobile')} autoComplete="tel-national" />
        )}
      </Stack>
    </Screen>
  )
}
