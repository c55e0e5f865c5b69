import { anything } from '@croupier/shared/api'
import { useShown, useUser } from '@croupier/shared/host'
import {
  createDraft,
  emailSchema,
  matches,
  required,
  useDraft,
  useOrderedForm,
  type OrderedForm,
} from '@croupier/shared/forms'
import { useState } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { useText, type MessageId } from '../words.ts'
import { mailAddress, messageText } from './message.ts'
import { supportAddress } from './support-address.ts'

/** The query types, in the order of the specification (SH-26). */
export const TOPICS = ['deposit', 'withdraw', 'bonus', 'closing', 'security', 'identity', 'technical'] as const

export interface FinishedMail {
  readonly href: string
  readonly text: string
}

const FIELDS = ['name', 'username', 'email', 'phone', 'topic', 'message'] as const
type ContactValues = Record<(typeof FIELDS)[number], string>

/** A message that was begun: a press beside the pop-up does not throw it away. Close does. */
export const contactDraft = createDraft<ContactValues>()

/** The contact form: `/ext/contact` where the operator has it, else the player's own mail program (D9). */
export function useContactForm(topic: string | undefined) {
  const { api, config, feedback, session } = useShell()
  const user = useUser()
  const text = useText()
  const isShown = useShown()
  const [mail, setMail] = useState<FinishedMail | null>(null)
  const label = (name: string) => text(`contact.${name}` as MessageId)
  const needed = (name: keyof ContactValues) =>
    required<ContactValues>(name, text('contact.required', { field: label(name) }))
  const known = {
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    username: user?.username ?? '',
    email: user?.email ?? '',
    phone: user?.mobile ? `+${user.mobilePrefix} ${user.mobile}`.replace('+ ', '') : '',
  }
  const empty = { ...known, topic: TOPICS.find((each) => each === topic) ?? '', message: '' }
  const form: OrderedForm<ContactValues> = useOrderedForm<ContactValues>({
    defaults: { ...empty, ...contactDraft.read({ session }), ...(empty.topic !== '' && { topic: empty.topic }) },
    checks: [
      ...FIELDS.map(needed),
      // An answer would reach nobody.
      matches('email', emailSchema, text('contact.emailInvalid')),
    ],
    onInvalid: (message) => feedback.toast(message, 'error'),
    onError: (error) => console.error('the contact form failed', error),
    onSubmit: async (values) => {
      const begun = contactDraft.read({ session })
      const sent = await api.post('/ext/contact', values, { schema: anything }).then(
        () => true,
        () => false,
      )
      if (sent) {
        feedback.toast(text('contact.sent'), 'success')
        setMail(null)
        // What was written while it was on its way is another message.
        if (!isSame(begun, contactDraft.read({ session }))) return
        // The pop-up may be closed: then nobody empties the draft.
        contactDraft.forget()
        return form.reset(empty)
      }
      if (!isShown.current) return feedback.toast(text('common.serverBusy'), 'error')
      const subject = text(`contact.topic.${values.topic}` as MessageId)
      const words = messageText(
        { ...values, topic: subject },
        {
          name: label('name'),
          username: label('username'),
          email: label('email'),
          phone: label('phone'),
          topic: label('topic'),
        },
      )
      const href = mailAddress(supportAddress(location.hostname, config), subject, words)
      setMail({ href, text: words })
      location.assign(href)
    },
  })
  useDraft(contactDraft, form.values, known)
  return { form, mail }
}

const isSame = (begun: Partial<ContactValues>, now: Partial<ContactValues>): boolean =>
  FIELDS.every((name) => now[name] === begun[name])
