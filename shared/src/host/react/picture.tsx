import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { useHost } from './context.tsx'

type Looks = Pick<
  ComponentProps<'img'>,
  'width' | 'height' | 'loading' | 'decoding' | 'fetchPriority' | 'draggable' | 'className'
>

interface PictureProps extends Looks {
  /** The address as the product API names it. */
  readonly src: string | null | undefined
  readonly alt: string
  /** Shown instead where the address is refused, or the picture does not load. */
  readonly fallback?: ReactNode
}

/** A picture whose address the product API names (D21). */
export function Picture({ src, alt, fallback = null, ...looks }: PictureProps): ReactNode {
  const { api } = useHost()
  const [broken, setBroken] = useState<string>()
  const address = api.picture(src)
  // A picture that did not load without a network is tried again once it is back, as calls are.
  useEffect(() => {
    if (!broken) return
    const again = () => setBroken(undefined)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [broken])
  if (!address || address === broken) return fallback
  return <img {...looks} src={address} alt={alt} onError={() => setBroken(address)} />
}
