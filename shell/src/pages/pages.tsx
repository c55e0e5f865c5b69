import type { ReactNode } from 'react'
import { Home } from '../home/home.tsx'
import { NotFound } from './not-found.tsx'

interface ShellPage {
  readonly path: string
  readonly access: 'public' | 'member'
  readonly element: ReactNode
}

/** The pages that the shell fills itself (site.md 2). */
export const shellPages: readonly ShellPage[] = [
  { path: '/', access: 'public', element: <Home /> },
  { path: '/404', access: 'public', element: <NotFound /> },
]
