import { useFrame } from '@croupier/shared/host'
import { Screen, Stack } from '@croupier/shared/ui'
import { useText } from '../words.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactWays } from './contact-ways.tsx'
import { contactDraft } from './use-contact-form.ts'

/** The contact dialog (SH-24, SH-26). */
export default function ContactScreen({ params }: { params: { topic?: string } }) {
  const frame = useFrame()
  const text = useText()
  const close = () => {
    contactDraft.forget()
    frame.close()
  }
  return (
    <Screen frame={frame} title={text('contact.title')} onClose={close}>
      <Stack gap={6}>
        <ContactWays />
        <ContactForm topic={params?.topic} />
      </Stack>
    </Screen>
  )
}
