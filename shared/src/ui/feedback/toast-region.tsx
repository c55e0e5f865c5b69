import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../styles/class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { Status } from './status.tsx'
import type { Toast, ToastQueue } from './toast-queue.ts'
import css from './toast-region.module.css'
import { useToastLift } from './use-toast-lift.ts'
import { useSwipeAway } from './use-swipe-away.ts'

export interface ToastRegionProps {
  readonly queue: ToastQueue
  /** 'Notifications'. */
  readonly label: string
  readonly closeLabel: string
}

/** Where toasts float: above everything, reachable beside an open dialog, each a status message. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps): ReactNode {
  const toasts = useSyncExternalStore(queue.subscribe, queue.get)
  const lift = useToastLift(toasts.length)
  return createPortal(
    <section
      aria-label={label}
      data-react-aria-top-layer="true"
      data-lifted={lift === null ? undefined : ''}
      className={css.region}
      style={lift === null ? undefined : ({ '--lift': lift } as CSSProperties)}
    >
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => queue.dismiss(toast.id)} />
      ))}
    </section>,
    document.body,
  )
}

const icons = { info: Info, success: CircleCheck, error: CircleAlert }

function ToastBox(props: { toast: Toast; closeLabel: string; onClose: () => void }): ReactNode {
  const { toast, closeLabel, onClose } = props
  const [isHeld, setHeld] = useState(false)
  const swipe = useSwipeAway(onClose)
  const close = useEffectEvent(onClose)
  const Drawn = icons[toast.kind]

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close(), toast.duration)
    return () => clearTimeout(timer)
  }, [isHeld, toast.duration])

  return (
    <div
      {...swipe}
      className={classNames(css.toast, css[toast.kind])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Drawn className={css.icon} size={20} aria-hidden="true" />
      <Status className={css.words}>{toast.message}</Status>
      <IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} onPress={onClose} />
    </div>
  )
}
