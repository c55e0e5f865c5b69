import { useFrame } from '@croupier/shared/host'
import { Screen, Stack } from '@croupier/shared/ui'
import { useText } from '../words.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactWays } from './contact-ways.tsx'

/** The contact dialog (SH-24, SH-26). */
export default function ContactScreen({ params }: { params: { topic?: string } }) {
  const text = useText()
  return (
    <Screen frame={useFrame()} title={text('contact.title')}>
      <Stack gap={6}>
        <ContactWays />
        <ContactForm topic={params?.topic} />
      </Stack>
    </Screen>
  )
}
