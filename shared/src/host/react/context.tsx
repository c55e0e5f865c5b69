import { createContext, use } from 'react'
import type { Host } from '../host.ts'
import type { ScreenFrame } from '../remote.ts'

/** Each bundle has a context of its own: nothing but the host object itself crosses bundles. */
export const HostContext = createContext<Host | null>(null)
export const FrameContext = createContext<ScreenFrame | null>(null)

/** The host, inside any screen. */
export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('useHost is called outside a screen')
  return host
}

/** Where the screen stands, and how it is closed. */
export function useFrame(): ScreenFrame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('useFrame is called outside a screen')
  return frame
}
