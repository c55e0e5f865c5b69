export type VipLevelName = 'entry' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond'

/** The VIP levels by their codes (D12); an operator may have further ones. 35 is accepted as platinum. */
export const VIP_LEVELS: Readonly<Record<number, VipLevelName>> = {
  0: 'entry',
  10: 'bronze',
  20: 'silver',
  30: 'gold',
  35: 'platinum',
  40: 'diamond',
}
