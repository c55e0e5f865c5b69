import { useObservable } from '@croupier/shared/host'
import { Status } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import css from './chat.module.css'

/** site.md 9. */
const SHOWN = 9_000
const FADE = 500

/** Invites a new member to chat for 9 s, then fades. Its time starts when no pop-up hides it. */
export function ChatInvitation({ onGone }: { onGone: () => void }) {
  const { screens } = useShell()
  const hidden = useObservable(screens.stack).length > 0
  const [fading, setFading] = useState(false)
  const text = useText()
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (hidden) return
    const timers = [setTimeout(() => setFading(true), SHOWN), setTimeout(() => gone(), SHOWN + FADE)]
    return () => timers.forEach(clearTimeout)
  }, [hidden])
  return (
    <div className={css.invitation} data-fading={fading || undefined}>
      <Status>{text('chat.invitation')}</Status>
    </div>
  )
}
