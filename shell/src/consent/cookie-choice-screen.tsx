import { useFrame } from '@croupier/shared/host'
import { Button, RadioCards, Screen, SmallPrint, Stack } from '@croupier/shared/ui'
import { useState } from 'react'
import { useText } from '../words.ts'
import { consent, type Consent } from './consent.ts'

/** The choice about cookies, to be changed at any time (D20). */
export default function CookieChoiceScreen() {
  const frame = useFrame()
  const text = useText()
  const [choice, setChoice] = useState<string>(() => (consent.get() === 'marketing' ? 'marketing' : 'necessary'))
  const save = () => {
    consent.set(choice as Consent)
    frame.close()
  }
  return (
    <Screen
      frame={frame}
      title={text('cookies.title')}
      footer={
        <Button size="lg" isFull onPress={save}>
          {text('cookies.save')}
        </Button>
      }
    >
      <Stack>
        <RadioCards
          label={text('cookies.choice')}
          value={choice}
          onChange={setChoice}
          columns={1}
          isMoney={false}
          options={[
            { value: 'necessary', label: text('cookies.necessary'), description: text('cookies.necessaryText') },
            { value: 'marketing', label: text('cookies.all'), description: text('cookies.allText') },
          ]}
        />
        <SmallPrint>{text('cookies.change')}</SmallPrint>
      </Stack>
    </Screen>
  )
}
