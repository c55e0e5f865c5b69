import { useMedia } from './use-media.ts'

/** Whether the desktop layout applies (from 900 px, look.md). */
export function useDesktop(): boolean {
  return useMedia('(min-width: 900px)')
}
