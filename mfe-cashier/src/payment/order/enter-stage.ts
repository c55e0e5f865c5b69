import type { Host } from '@croupier/shared/host'
import { openPaymentWindow, paymentAddress } from '../windows/pay-window.ts'
import type { Stage } from '../stage.ts'
import type { CashTransfer, CoinTransfer, NextStep } from '../method.ts'

/**
 * Opens the window of the step after an order, if it has one, and returns the step's stage. Null if the provider's address was refused (security.md 7),
 * or the transfer has nothing to pay to.
 */
export function enterStage(host: Host, next: NextStep): Stage | null {
  switch (next.kind) {
    case 'window':
      if (!paymentAddress(host, next.url)) return null
      return { kind: 'window', next, opened: openPaymentWindow(host, next) }
    case 'frame': {
      const address = paymentAddress(host, next.url)
      return address ? { kind: 'frame', next, address } : null
    }
    case 'transfer':
      return isPayable(host, next.transfer) ? { kind: 'transfer', next } : null
    case 'done':
      return { kind: 'processing', next }
  }
}

/** Nobody can pay without the link that the QR code encodes, or without the address and the number of coins. */
const isPayable = (host: Host, transfer: CoinTransfer | CashTransfer): boolean =>
  transfer.kind === 'cash'
    ? paymentAddress(host, transfer.qrAddress) !== null
    : transfer.address.trim() !== '' && transfer.coinAmount !== ''
