import { errorMessage } from '@croupier/shared/api'
import { useUser } from '@croupier/shared/host'
import { Spinner } from '@croupier/shared/ui'
import { useEffect, useEffectEvent } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { IsolatedFrame } from '../isolated/isolated-frame.tsx'
import { useScript } from '../isolated/use-script.ts'
import { useText } from '../words.ts'
import css from './conversation.module.css'

interface ConversationProps {
  /** The chat itself asks for it. */
  readonly onClose: () => void
  /** The player has been told why. */
  readonly onFailed: () => void
}

/** The operator's script in its isolated frame, told only the name (SH-25). */
export function Conversation({ onClose, onFailed }: ConversationProps) {
  const { feedback } = useShell()
  const user = useUser()
  const text = useText()
  const { data: script, error } = useScript('liveChatScript', true)
  const fail = (reason?: Error) => {
    feedback.toast(errorMessage(reason, text('common.serverBusy')), 'error')
    onFailed()
  }
  const failed = useEffectEvent(fail)
  useEffect(() => {
    if (error) failed(error)
  }, [error])
  // The specification's word, in every language.
  const name = user?.username || 'Guest'
  if (!script) {
    return (
      <div className={css.loading} role="status" aria-label={text('loading.label')}>
        <Spinner size={26} />
      </div>
    )
  }
  return (
    <IsolatedFrame
      key={name}
      kind="chat"
      script={script}
      title={text('chat.title')}
      className={css.frame}
      onSilent={fail}
      onMessage={(message, send) => {
        if (message.type === 'chat:ready') send({ type: 'chat:open', name })
        if (message.type === 'chat:close') onClose()
      }}
    />
  )
}
