import type { User, VipPackage } from '@croupier/shared/api'

/** games-and-cashier.md 4: only packages whose points do not exceed the available points are listed. */
export function affordable(packages: readonly VipPackage[], user: Pick<User, 'vipPoints'>): VipPackage[] {
  return packages.filter(({ points }) => points <= user.vipPoints)
}

/** Whether a package is above the member's level: pressing it then shows a warning instead of redeeming it. */
export function isAboveLevel(offer: VipPackage, user: Pick<User, 'vipLevel'>): boolean {
  return offer.level > user.vipLevel
}
