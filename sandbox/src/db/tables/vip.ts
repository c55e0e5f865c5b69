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
  /** Minor units of US dollars' scale (two decimals), paid in the member's own currency. */
  bonus: bigint
}

export interface VipTables {
  vipLevels: VipLevelTable
  vipPackages: VipPackageTable
}
