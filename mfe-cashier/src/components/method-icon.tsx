import { Picture } from '@croupier/shared/host'
import { CreditCard } from 'lucide-react'

/** A method's picture, 40 x 28; a plain card where it cannot be shown. */
export function MethodIcon({ src }: { src: string }) {
  return <Picture src={src} alt="" width={40} height={28} fallback={<CreditCard size={28} aria-hidden="true" />} />
}
