import { useHost } from '@croupier/shared/host'
import { safeUrl } from '@croupier/shared/links'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'

/** A method's picture from the API's own host, 40 x 28; a plain card where it cannot be shown. */
export function MethodIcon({ src }: { src: string }) {
  const { config } = useHost()
  const [isBroken, setBroken] = useState(false)
  const url = src ? safeUrl(src, { base: config.apiOrigin, allowedHosts: [config.apiOrigin] }) : null
  if (!url || isBroken) return <CreditCard size={28} aria-hidden="true" />
  return <img src={url.href} alt="" width={40} height={28} onError={() => setBroken(true)} />
}
