import { errorMessage, isApiError, isRefusal, isSessionEnd, phoneOf } from '@croupier/shared/api'
import { useIsMounted, useUser } from '@croupier/shared/host'
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
import * as v from 'valibot'
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
 * The draft of a message: a press beside the pop-up keeps it, Close discards it. A visitor who has to log in first
 * keeps topic and message; the other fields come from the account.
 */
export const contactDraft = createDraft<ContactValues>([], ['topic', 'message'])

/** The contact form: `/ext/contact` where the operator has it, else the player's own mail program (D9). */
export function useContactForm(topic: string | undefined) {
  const { api, config, feedback, session } = useShell()
  const user = useUser()
  const text = useText()
  const isMounted = useIsMounted()
  const [mail, setMail] = useState<FinishedMail | null>(null)
  const label = (name: string) => text(`contact.${name}` as MessageId)
  const isRequired = (name: keyof ContactValues) =>
    required<ContactValues>(name, text('contact.required', { field: label(name) }))
  const account = {
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    username: user?.username ?? '',
    email: user?.email ?? '',
    phone: user ? phoneOf(user) : '',
  }
  const empty = { ...account, topic: TOPICS.find((each) => each === topic) ?? '', message: '' }
  const form: OrderedForm<ContactValues> = useOrderedForm<ContactValues>({
    defaults: { ...empty, ...contactDraft.read({ session }), ...(empty.topic !== '' && { topic: empty.topic }) },
    checks: [
      ...FIELDS.map(isRequired),
      // A reply to an invalid address would reach nobody.
      matches('email', emailSchema, text('contact.emailInvalid')),
    ],
    onInvalid: (message) => feedback.toast(message, 'error'),
    onError: (error) => feedback.toast(errorMessage(error, text('common.serverBusy')), 'error'),
    onSubmit: async (values) => {
      const draftAtSubmit = contactDraft.read({ session })
      setMail(null)
      try {
        await api.post('/ext/contact', values, { schema: v.unknown() })
      } catch (error) {
        const reason = mailFallback(error)
        const finished = reason && isMounted.current ? finish(values) : null
        setMail(finished)
        if (reason !== 'missing') throw error
        return finished ? location.assign(finished.href) : feedback.toast(text('common.serverBusy'), 'error')
      }
      feedback.toast(text('contact.sent'), 'success')
      // What was typed while the request was in flight is another message.
      if (!isSame(draftAtSubmit, contactDraft.read({ session }))) return
      // The pop-up may be closed, and then `useDraft` does not clear the draft.
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
    const body = messageText({ ...values, topic: subject }, labels)
    return { href: mailAddress(supportAddress(location.hostname, config), subject, body), text: body }
  }
  useDraft(contactDraft, form.values, account)
  return { form, mail }
}

const isSame = (before: Partial<ContactValues>, now: Partial<ContactValues>): boolean =>
  FIELDS.every((name) => now[name] === before[name])

/**
 * Why a message was not accepted, if a mail may deliver it instead: `missing`, the operator lacks the call, and refuses
 * it without naming a field (D3); `busy`, the server did not respond, and the mail is offered but not opened. Null if
 * the player has to do something else first: log in, or correct the field that a refusal names (D34).
 */
function mailFallback(error: unknown): 'missing' | 'busy' | null {
  if (!isApiError(error) || isSessionEnd(error) || error.field) return null
  return isRefusal(error) ? 'missing' : 'busy'
}
