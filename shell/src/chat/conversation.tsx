import { errorMessage } from '@croupier/shared/api'
import { useUser } from '@croupier/shared/host'
import { Spinner } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { IsolatedFrame } from '../isolated/isolated-frame.tsx'
import { useOperatorScript } from '../isolated/use-operator-script.ts'
import { useText } from '../words.ts'
import css from './conversation.module.css'

interface ConversationProps {
  /** Called when the chat itself requests to be closed. */
  readonly onClose: () => void
  /** Called after a failure, which a toast has explained. */
  readonly onFailed: () => void
}

/** Runs the operator's script in its isolated frame. The script gets the player's name only (SH-25). */
export function Conversation({ onClose, onFailed }: ConversationProps) {
  const { feedback } = useShell()
  const user = useUser()
  const text = useText()
  const { data: script, error } = useOperatorScript('liveChatScript')
  const fail = (reason?: Error) => {
    feedback.toast(errorMessage(reason, text('common.serverBusy')), 'error')
    onFailed()
  }
  const failed = useEffectEvent(fail)
  useEffect(() => {
    if (error) failed(error)
  }, [error])
  const conversationNumber = useConversationNumber(user?.id)
  if (!script) return <Loading />
  return (
    // Guest is the specification's word, in every language.
    <ChatFrame
      key={conversationNumber}
      script={script}
      name={user?.username || 'Guest'}
      onClose={onClose}
      onFailed={fail}
    />
  )
}

function Loading() {
  const text = useText()
  return (
    <div className={css.loading} role="status" aria-label={text('loading.label')}>
      <Spinner size={26} />
    </div>
  )
}

/** The number of the current conversation. A visitor who logs in keeps theirs; after a member, a new one begins. */
function useConversationNumber(member: number | undefined): number {
  const [conversation, setConversation] = useState({ member, count: 0 })
  if (conversation.member === member) return conversation.count
  const next = { member, count: conversation.member === undefined ? conversation.count : conversation.count + 1 }
  setConversation(next)
  return next.count
}

interface ChatFrameProps {
  readonly script: string
  readonly name: string
  readonly onClose: () => void
  readonly onFailed: () => void
}

function ChatFrame({ script, name, onClose, onFailed }: ChatFrameProps) {
  const text = useText()
  const [send, setSend] = useState<((data: unknown) => void) | null>(null)
  useEffect(() => send?.({ type: 'chat:open', name }), [send, name])
  return (
    <div className={css.chatFrame}>
      <IsolatedFrame
        kind="chat"
        script={script}
        title={text('chat.title')}
        className={css.frame}
        onFailed={onFailed}
        onMessage={(message, send) => {
          if (message.type === 'chat:ready') setSend(() => send)
          if (message.type === 'chat:close') onClose()
        }}
      />
      {!send && <Loading />}
    </div>
  )
}
