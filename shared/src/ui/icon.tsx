import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** An icon of the one family, beside words that name it. Give `label` where it stands alone. */
export function Icon({
  of: Drawn,
  size = 20,
  label,
}: {
  of: LucideIcon
  size?: number
  label?: string
}): ReactNode {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return <Drawn size={size} strokeWidth={1.7} {...name} />
}
