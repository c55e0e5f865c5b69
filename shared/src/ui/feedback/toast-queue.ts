type ToastKind = 'info' | 'success' | 'error'

export interface Toast {
  readonly id: number
  readonly message: string
  readonly kind: ToastKind
  /** Milliseconds it stays while nobody points at it. */
  readonly duration: number
}

/** The toasts on show, outside React. */
export interface ToastQueue {
  /**
   * Shows a message, for `duration` ms or as long as its kind does. A message that is already shown is not shown twice:
   * its time starts again.
   */
  show(message: string, kind?: ToastKind, duration?: number): number
  dismiss(id: number): void
  clear(): void
  readonly get: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
}

const MAX_TOASTS = 3
/** Milliseconds: the longest a timer can wait. For a toast that stays until its cause is gone. */
export const LASTING = 2 ** 31 - 1
const TOAST_MS: Readonly<Record<ToastKind, number>> = { info: 5000, success: 5000, error: 7000 }

/** Creates an empty queue. When too many toasts would be shown, the oldest that is not LASTING goes. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]): void => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show: (message, kind = 'info', duration = TOAST_MS[kind]) => {
      last += 1
      const others = toasts.filter((toast) => toast.message !== message)
      const all = [...others, { id: last, message, kind, duration }]
      const oldest = all.findIndex((toast) => toast.duration < LASTING)
      set(all.length > MAX_TOASTS ? all.toSpliced(oldest, 1) : all)
      return last
    },
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
    clear: () => set([]),
    get: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
