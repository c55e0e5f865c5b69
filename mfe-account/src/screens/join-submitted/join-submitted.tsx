import { useFrame, useHost, type ParamsOf } from '@croupier/shared/host'
import { Button, Screen } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import css from './join-submitted.module.css'

/** The welcome after joining, with the new member's id (AC-06). */
export default function JoinSubmittedScreen({ params }: { params: ParamsOf<'joinSubmitted'> }) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  return (
    <Screen
      frame={frame}
      title={text('joined.title')}
      footer={
        <Button size="lg" isFull onPress={() => host.screens.open('deposit', {}, { replace: true })}>
          {text('joined.deposit')}
        </Button>
      }
    >
      <p>{text('joined.text')}</p>
      <p className={css.id}>
        <span>{text('joined.memberId')}</span>
        <strong>{params.memberId}</strong>
      </p>
      {params.mailSent && <p>{text('joined.mail')}</p>}
    </Screen>
  )
}
