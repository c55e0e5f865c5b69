import { useDesktop } from './use-desktop.ts'
import { useMedia } from './use-media.ts'

/** How many covers are in a row: five on a desktop, three on a phone (site.md 9), five too on a phone in landscape. */
export function useGameColumns(): number {
  const isDesktop = useDesktop()
  const isOnItsSide = useMedia('(min-width: 600px) and (max-height: 500px)')
  return isDesktop || isOnItsSide ? 5 : 3
}
