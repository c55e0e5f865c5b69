export interface VoucherTier {
  readonly purchase: string
  readonly from: string
  readonly to: string
}

/** What a voucher costs and what may be withdrawn with it, in US dollars (games-and-cashier.md 2). */
export const TIERS: readonly VoucherTier[] = [
  { purchase: '100', from: '100', to: '2500' },
  { purchase: '150', from: '2501', to: '5000' },
  { purchase: '200', from: '5001', to: '10000' },
  { purchase: '250', from: '10001', to: '20000' },
  { purchase: '350', from: '20001', to: '30000' },
  { purchase: '500', from: '30001', to: '50000' },
]
