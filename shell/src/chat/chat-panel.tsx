import { useObservable } from '@croupier/shared/host'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import { chat } from './chat.ts'
import { Conversation } from './conversation.tsx'
import { lend } from './lend.ts'
import { useCloseRequest } from './use-close-request.ts'
import css from './chat.module.css'

const close = () => chat.open.set(false)

/** The live chat in the page's corner, hidden while `isAway`. */
export function ChatPanel({ isAway }: { isAway: boolean }) {
  const { screens } = useShell()
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  // Rendered into a box of its own, which a pop-up above the page can borrow (lend.ts).
  const [conversation] = useState(() => ({ box: document.createElement('div'), close }))
  useLayoutEffect(() => {
    conversation.box.className = css.box ?? ''
    container.current?.append(conversation.box)
    return lend(conversation)
  }, [conversation])
  useCloseRequest(close, useObservable(screens.stack).length === 0)
  return (
    <section className={css.panel} data-away={isAway || undefined} role="dialog" aria-label={text('chat.title')}>
      <div className={css.head}>
        <h2>{text('chat.title')}</h2>
        <button
          type="button"
          className={css.close}
          aria-label={text('chat.close')}
          onClick={close}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          autoFocus
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <div ref={container} className={css.conversation} />
      {createPortal(<Conversation onClose={() => conversation.close()} onFailed={close} />, conversation.box)}
    </section>
  )
}
