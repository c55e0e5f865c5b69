import { createContext, use } from 'react'
import type { ShellHost } from './create-host.ts'

export const ShellContext = createContext<ShellHost | null>(null)

/** The host with the parts that only the shell draws: stack, toasts, loading flag, remotes. */
export function useShell(): ShellHost {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell outside the shell')
  return shell
}
