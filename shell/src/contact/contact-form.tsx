import {
  CopyButton,
  FieldRow,
  LinkButton,
  Notice,
  Stack,
  Status,
  TextArea,
  TextField,
  TopicPicker,
} from '@croupier/shared/ui'
import { useEffect, useRef } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import { TOPICS, type FinishedMail, type useContactForm } from './use-contact-form.ts'
import css from './contact.module.css'

/** Name, username, e-mail, phone, query type and message: all six are needed (SH-26). */
export function ContactForm({ form, mail }: ReturnType<typeof useContactForm>) {
  const text = useText()
  return (
    <section className={css.form} aria-labelledby="contact-form">
      <Stack>
        <h3 id="contact-form" className={css.heading}>
          {text('contact.write')}
        </h3>
        <FieldRow>
          <TextField {...form.field('name')} label={text('contact.name')} autoComplete="name" isRequired />
          <TextField
            {...form.field('username')}
            label={text('contact.username')}
            autoComplete="username"
            isVerbatim
            isRequired
          />
        </FieldRow>
        <FieldRow stacks>
          <TextField
            {...form.field('email')}
            label={text('contact.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            isRequired
          />
          <TextField {...form.field('phone')} label={text('contact.phone')} type="tel" autoComplete="tel" isRequired />
        </FieldRow>
        <TopicPicker
          {...form.field('topic')}
          label={text('contact.topic')}
          placeholder={text('contact.choose')}
          isRequired
          topics={TOPICS.map((value) => ({ value, label: text(`contact.topic.${value}`) }))}
        />
        <TextArea {...form.field('message')} label={text('contact.message')} rows={5} maxLength={4000} isRequired />
        {mail && <FinishedMessage mail={mail} />}
      </Stack>
    </section>
  )
}

/** The finished message, for those whose mail program did not open (D9). */
function FinishedMessage({ mail }: { mail: FinishedMail }) {
  const { feedback } = useShell()
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  // The button that has produced it stays in reach below whatever is scrolled to.
  // (`void`: in newer browsers scrollIntoView returns a promise, which is no clean-up function.)
  useEffect(() => void container.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={container}>
      <Notice tone="ok">
        <Stack gap={3}>
          <Status>
            <p>{text('contact.mailReady')}</p>
          </Status>
          <div className={css.buttons}>
            <LinkButton variant="ghost" href={mail.href}>
              {text('contact.openMail')}
            </LinkButton>
            <CopyButton
              text={mail.text}
              label={text('contact.copy')}
              onDone={(done) =>
                feedback.toast(text(done ? 'contact.copied' : 'contact.copyFailed'), done ? 'success' : 'error')
              }
            />
          </div>
        </Stack>
      </Notice>
    </div>
  )
}
