import { errorMessage } from '@croupier/shared/api'
import { useUser } from '@croupier/shared/host'
import { Spinner } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { IsolatedFrame } from '../isolated/isolated-frame.tsx'
import { useScript } from '../isolated/use-script.ts'
import { useText } from '../words.ts'
import css from './conversation.module.css'

interface ConversationProps {
  /** Called when the chat itself asks to be closed. */
  readonly onClose: () => void
  /** Called after a failure; the player has been told why. */
  readonly onFailed: () => void
}

/** Runs the operator's script in its isolated frame. The script is told the player's name only (SH-25). */
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
  const talk = useTalk(user?.id)
  if (!script) return <Loading />
  return (
    // Guest is the specification's word, in every language.
    <Talk key={talk} script={script} name={user?.username || 'Guest'} onClose={onClose} onFailed={fail} />
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
function useTalk(member: number | undefined): number {
  const [talk, setTalk] = useState({ member, count: 0 })
  if (talk.member === member) return talk.count
  const next = { member, count: talk.member === undefined ? talk.count : talk.count + 1 }
  setTalk(next)
  return next.count
}

interface TalkProps {
  readonly script: string
  readonly name: string
  readonly onClose: () => void
  readonly onFailed: () => void
}

function Talk({ script, name, onClose, onFailed }: TalkProps) {
  const text = useText()
  const [tell, setTell] = useState<((data: unknown) => void) | null>(null)
  useEffect(() => tell?.({ type: 'chat:open', name }), [tell, name])
  return (
    <div className={css.talk}>
      <IsolatedFrame
        kind="chat"
        script={script}
        title={text('chat.title')}
        className={css.frame}
        onFailed={onFailed}
        onMessage={(message, send) => {
          if (message.type === 'chat:ready') setTell(() => send)
          if (message.type === 'chat:close') onClose()
        }}
      />
      {!tell && <Loading />}
    </div>
  )
}
