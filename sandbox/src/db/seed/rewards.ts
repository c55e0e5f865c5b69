import { vipIcons } from '../../pictures/catalogue.ts'
import type { SeedContext } from './index.ts'

/** Level, name, points needed, colours of its gradient (D12; 400 points give bronze, site.md 6). */
const LEVELS = [
  [0, 'entry', 0, '#3f5a73', '#8ba6bf'],
  [10, 'bronze', 400, '#7a4a21', '#d39a63'],
  [20, 'silver', 1500, '#5c6670', '#c9d2da'],
  [30, 'gold', 5000, '#8a6412', '#f0cd6b'],
  [40, 'diamond', 15000, '#1f6f86', '#a8e6f5'],
] as const

/**
 * Level, points, bonus in cents of fiat money. A point takes ten units of wagering, of which a package must give
 * back less than any game keeps (redeem.test.ts), or playing would pay by itself.
 */
const PACKAGES = [
  [0, 100, 100],
  [0, 200, 220],
  [10, 400, 500],
  [10, 800, 1100],
  [20, 1500, 2200],
  [30, 3000, 5000],
  [40, 6000, 12_000],
] as const

/** Players to invite, bonus in US cents. */
const INVITE_TIERS = [
  [1, 500],
  [3, 2000],
  [5, 4000],
  [10, 10_000],
  [20, 25_000],
  [50, 80_000],
] as const

/** VIP levels, store packages, invitation tiers. */
export async function seedRewards({ db }: SeedContext): Promise<void> {
  await db
    .insertInto('vipLevels')
    .values(
      LEVELS.map(([level, name, points, gradientFrom, gradientTo]) => ({
        level,
        name,
        points,
        icon: vipIcons[name],
        color: gradientTo,
        gradientFrom,
        gradientTo,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('vipPackages')
    .values(
      PACKAGES.map(([level, points, cents], index) => ({
        id: index + 1,
        level,
        points,
        bonus: BigInt(cents),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('inviteConfigs')
    .values(
      INVITE_TIERS.map(([personCount, cents], index) => ({
        id: index + 1,
        personCount,
        bonusAmount: BigInt(cents),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
