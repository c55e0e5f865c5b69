import { useFrame, useObservable } from '@croupier/shared/host'
import { Screen } from '@croupier/shared/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../words.ts'
import { chat } from './chat.ts'
import { Conversation } from './conversation.tsx'
import { borrow, canBorrow } from './lend.ts'
import css from './chat-screen.module.css'

/**
 * The live chat as a pop-up, for players who are in a pop-up already: the page's corner is out of reach behind it. A
 * conversation that is open in the corner is moved here, and back afterwards.
 */
export function ChatScreen({ onFailed }: { onFailed: () => void }) {
  const frame = useFrame()
  const text = useText()
  const [isBorrowed] = useState(canBorrow)
  return (
    <Screen frame={frame} title={text('chat.title')} isFlush>
      <div className={css.stage}>
        {isBorrowed ? <Borrowed onClose={frame.close} /> : <Conversation onClose={frame.close} onFailed={onFailed} />}
      </div>
    </Screen>
  )
}

function Borrowed({ onClose }: { onClose: () => void }) {
  const container = useRef<HTMLDivElement>(null)
  const isOpen = useObservable(chat.open)
  useLayoutEffect(() => (container.current ? borrow(container.current, onClose) : undefined), [onClose])
  useEffect(() => void container.current?.querySelector('iframe')?.focus(), [])
  useEffect(() => {
    if (!isOpen) onClose()
  }, [isOpen, onClose])
  return <div ref={container} />
}
