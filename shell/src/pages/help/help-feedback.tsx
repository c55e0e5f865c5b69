import { readStored, writeStored } from '@croupier/shared/storage'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import css from './help.module.css'

/** The pressed button disappears: the thanks take the focus. */
const focus = (thanks: HTMLElement | null) => thanks?.focus()

const key = (slug: string) => `croupier.help.${slug}`

/**
 * Asks whether the article was helpful. Thanks the reader, remembers the answer for the article and emits an analytics
 * event; no more (D10).
 */
export function HelpFeedback({ slug }: { slug: string }) {
  const { events } = useShell()
  const text = useText()
  const [answer, setAnswer] = useState(() => readStored(key(slug)))
  const [isGiven, setGiven] = useState(false)
  const give = (value: 'yes' | 'no') => {
    setGiven(true)
    setAnswer(value)
    writeStored(key(slug), value)
    events.emit('analytics:event', { name: value === 'yes' ? 'HelpUseful' : 'HelpNotUseful', id: slug })
  }
  return (
    <section className={css.feedback} aria-label={text('help.useful')}>
      <p ref={isGiven ? focus : undefined} role="status" tabIndex={-1}>
        {answer ? text('help.thanks') : ''}
      </p>
      {!answer && (
        <>
          <p>{text('help.useful')}</p>
          <button type="button" onClick={() => give('yes')}>
            <ThumbsUp size={17} aria-hidden="true" />
            {text('help.yes')}
          </button>
          <button type="button" onClick={() => give('no')}>
            <ThumbsDown size={17} aria-hidden="true" />
            {text('help.no')}
          </button>
        </>
      )}
    </section>
  )
}
