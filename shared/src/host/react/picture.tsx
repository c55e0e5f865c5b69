import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { useHost } from './context.tsx'

type Looks = Pick<
  ComponentProps<'img'>,
  'width' | 'height' | 'loading' | 'decoding' | 'fetchPriority' | 'draggable' | 'className'
>

interface PictureProps extends Looks {
  /** As the product API names it. */
  readonly src: string | null | undefined
  readonly alt: string
  /** What stands in its place where it is refused, or does not come. */
  readonly fallback?: ReactNode
}

/** A picture of the product API's (D21). */
export function Picture({ src, alt, fallback = null, ...looks }: PictureProps): ReactNode {
  const { api } = useHost()
  const [broken, setBroken] = useState<string>()
  const address = api.picture(src)
  // What did not come without a network comes with the next one, as calls do.
  useEffect(() => {
    if (!broken) return
    const again = () => setBroken(undefined)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [broken])
  if (!address || address === broken) return fallback
  return <img {...looks} src={address} alt={alt} onError={() => setBroken(address)} />
}
