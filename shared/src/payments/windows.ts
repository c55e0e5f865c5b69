const STORE = 'croupier.payment-windows'
const MAX_KEPT = 20

/** How the names of payment windows begin. */
export const PAYMENT_WINDOW = 'payment-'

/** The names of the payment windows that this tab has opened and not seen the end of; they outlive a reload of it. */
export function keptWindows(): readonly string[] {
  // A window begins with a copy of its opener's.
  if (isPaymentWindow()) return []
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Whether this page stands in a payment window. */
const isPaymentWindow = () => window.name.startsWith(PAYMENT_WINDOW)

export const noteWindow = (name: string): void => keep([...keptWindows(), name].slice(-MAX_KEPT))

export const forgetWindow = (name: string): void => keep(keptWindows().filter((each) => each !== name))

function keep(names: readonly string[]): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(names))
  } catch {
    // Storage may be full or forbidden: then a reload forgets the window.
  }
}
