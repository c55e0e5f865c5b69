import { useFrame } from '@croupier/shared/host'
import { Button, Screen, Stack } from '@croupier/shared/ui'
import { useState } from 'react'
import { ChatScreen } from '../chat/chat-screen.tsx'
import { useCardFields } from '../isolated/use-card-fields.ts'
import { useText } from '../words.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactOptions } from './contact-options.tsx'
import { contactDraft, useContactForm } from './use-contact-form.ts'

/**
 * The contact dialog (SH-24, SH-26): the contact options, and a form whose button stays in reach below both. If the dialog
 * is above other pop-ups, the live chat opens in its place.
 */
export default function ContactScreen({ params }: { params: { topic?: string } }) {
  const frame = useFrame()
  const text = useText()
  const { form, mail } = useContactForm(params?.topic)
  const [isChatting, setChatting] = useState(false)
  const cardFields = useCardFields()
  const close = () => {
    contactDraft.forget()
    frame.close()
  }
  if (isChatting && !cardFields) return <ChatScreen onFailed={() => setChatting(false)} />
  return (
    <Screen
      frame={frame}
      title={text('contact.title')}
      onClose={close}
      onSubmit={(event) => void form.submit(event)}
      footer={
        <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
          {text('contact.send')}
        </Button>
      }
    >
      <Stack gap={6}>
        <ContactOptions onChat={() => setChatting(true)} />
        <ContactForm form={form} mail={mail} />
      </Stack>
    </Screen>
  )
}
