interface VipLevelTable {
  level: number
  name: string
  points: number
  icon: string
  color: string
  gradientFrom: string
  gradientTo: string
}

interface VipPackageTable {
  id: number
  level: number
  points: number
  /** Cents of fiat money: the same figure in dollars, euros and reals, as the points are; in bitcoin its worth. */
  bonus: bigint
}

export interface VipTables {
  vipLevels: VipLevelTable
  vipPackages: VipPackageTable
}
