import { anything, errorMessage, isApiError, isRefusal, isSessionEnd, phoneOf } from '@croupier/shared/api'
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

/**
 * A message that was begun: a press beside the pop-up does not throw it away. Close does. Whoever finds that they have to
 * log in first takes it along; who they are the account says.
 */
export const contactDraft = createDraft<ContactValues>([], ['topic', 'message'])

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
    phone: user ? phoneOf(user) : '',
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
    onError: (error) => feedback.toast(errorMessage(error, text('common.serverBusy')), 'error'),
    onSubmit: async (values) => {
      const begun = contactDraft.read({ session })
      setMail(null)
      try {
        await api.post('/ext/contact', values, { schema: anything })
      } catch (error) {
        const unsent = whereUnsent(error)
        const finished = unsent && isShown.current ? finish(values) : null
        setMail(finished)
        if (unsent !== 'missing') throw error
        return finished ? location.assign(finished.href) : feedback.toast(text('common.serverBusy'), 'error')
      }
      feedback.toast(text('contact.sent'), 'success')
      // What was written while it was on its way is another message.
      if (!isSame(begun, contactDraft.read({ session }))) return
      // The pop-up may be closed: then nobody empties the draft.
      contactDraft.forget()
      form.reset(empty)
    },
  })
  const finish = (values: ContactValues): FinishedMail => {
    const subject = text(`contact.topic.${values.topic}` as MessageId)
    const labels = {
      name: label('name'),
      username: label('username'),
      email: label('email'),
      phone: label('phone'),
      topic: label('topic'),
    }
    const words = messageText({ ...values, topic: subject }, labels)
    return { href: mailAddress(supportAddress(location.hostname, config), subject, words), text: words }
  }
  useDraft(contactDraft, form.values, known)
  return { form, mail }
}

const isSame = (begun: Partial<ContactValues>, now: Partial<ContactValues>): boolean =>
  FIELDS.every((name) => now[name] === begun[name])

/**
 * Whose fault it is that a message was not taken, where a mail may take it: `missing`, an operator without the call, who
 * refuses it for no field of it (D3); `busy`, a server that did not answer it, where the mail is offered and not opened.
 * Null where the player has to do something else first: log in, or mend the field that a refusal names (D34).
 */
function whereUnsent(error: unknown): 'missing' | 'busy' | null {
  if (!isApiError(error) || isSessionEnd(error) || error.field) return null
  return isRefusal(error) ? 'missing' : 'busy'
}
