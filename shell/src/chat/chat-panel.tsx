import { errorMessage } from '@croupier/shared/api'
import { useObservable, useUser } from '@croupier/shared/host'
import { Spinner } from '@croupier/shared/ui'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { IsolatedFrame } from '../isolated/isolated-frame.tsx'
import { useScript } from '../isolated/use-script.ts'
import { useText } from '../words.ts'
import { chat } from './chat.ts'
import { useCloseRequest } from './use-close-request.ts'
import css from './chat.module.css'

const close = () => chat.open.set(false)

/** The live chat: the operator's script in its isolated frame, told only the name (SH-25). */
export function ChatPanel() {
  const { feedback, screens } = useShell()
  const user = useUser()
  const text = useText()
  const { data: script, error } = useScript('liveChatScript', true)
  const fail = (reason?: Error) => {
    feedback.toast(errorMessage(reason, text('common.serverBusy')), 'error')
    close()
  }
  const failed = useEffectEvent(fail)
  useEffect(() => {
    if (error) failed(error)
  }, [error])
  useCloseRequest(close, useObservable(screens.stack).length === 0)
  // The specification's word, in every language.
  const name = user?.username || 'Guest'
  return (
    <section className={css.panel} role="dialog" aria-label={text('chat.title')}>
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
      {script ? (
        <IsolatedFrame
          key={name}
          kind="chat"
          script={script}
          title={text('chat.title')}
          className={css.frame}
          onSilent={fail}
          onMessage={(message, send) => {
            if (message.type === 'chat:ready') send({ type: 'chat:open', name })
            if (message.type === 'chat:close') close()
          }}
        />
      ) : (
        <div className={css.loading} role="status" aria-label={text('loading.label')}>
          <Spinner size={26} />
        </div>
      )}
    </section>
  )
}
