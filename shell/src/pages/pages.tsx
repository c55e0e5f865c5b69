import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { branches, BRANCH, branchPath, HELP_ROOT } from './info-pages.ts'
import { lazyPage } from './lazy-page.tsx'
import { NotFound } from './not-found.tsx'

const ArticlePage = lazyPage(() => import('./article/article-page.tsx'))
const TextPage = lazyPage(() => import('./long-text/text-page.tsx'))
const HelpPage = lazyPage(() => import('./help/help-page.tsx'))
const HelpArticlePage = lazyPage(() => import('./help/help-article-page.tsx'))
const RedirectPage = lazyPage(() => import('./redirect/redirect-page.tsx'))
const LotteryPage = lazyPage(() => import('./lottery-page.tsx'))
const CryptoGuidePage = lazyPage(() => import('./crypto-guide-page.tsx'))

interface ShellPage {
  readonly path: string
  readonly access: 'public' | 'member'
  readonly element: ReactNode
}

const page = (path: string, element: ReactNode): ShellPage => ({ path, access: 'public', element })
const redirect = (path: string, to: string): ShellPage => page(path, <Navigate to={to} replace />)

/** The tree below /branchIndex: each branch leads to its own page (RT-11 to RT-15). */
const branchPages: readonly ShellPage[] = branches.flatMap((branch) => {
  const path = branchPath(branch)
  return [
    redirect(`${BRANCH}/${branch.path}`, path),
    page(path, <TextPage document={branch.info} />),
    ...branch.pages.map((document) => page(`${path}/${document}`, <TextPage document={document} />)),
  ]
})

/** The home page (RT-01), which the frame shows by itself. */
export const HOME = '/'

/** The other pages that the shell fills itself (site.md 2). Those that are not public are guarded (site.md 4). */
export const shellPages: readonly ShellPage[] = [
  page('/404', <NotFound />),
  page('/article', <ArticlePage />),
  page('/redirect', <RedirectPage />),
  page('/aboutBtc', <CryptoGuidePage />),
  { path: '/lottery', access: 'member', element: <LotteryPage /> },
  redirect(BRANCH, HELP_ROOT),
  page(HELP_ROOT, <HelpPage />),
  page(`${HELP_ROOT}/:slug`, <HelpArticlePage />),
  ...branchPages,
]
