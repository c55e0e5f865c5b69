import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { branches, BRANCH, branchPath, HELP_ROOT } from './info-pages.ts'
import { laterPage } from './later-page.tsx'
import { NotFound } from './not-found.tsx'

const ArticlePage = laterPage(() => import('./article/article-page.tsx'))
const TextPage = laterPage(() => import('./long-text/text-page.tsx'))
const HelpPage = laterPage(() => import('./help/help-page.tsx'))
const HelpArticlePage = laterPage(() => import('./help/help-article-page.tsx'))
const RedirectPage = laterPage(() => import('./redirect/redirect-page.tsx'))
const LotteryPage = laterPage(() => import('./lottery-page.tsx'))
const CryptoGuidePage = laterPage(() => import('./crypto-guide-page.tsx'))

interface ShellPage {
  readonly path: string
  readonly access: 'public' | 'member'
  readonly element: ReactNode
}

const open = (path: string, element: ReactNode): ShellPage => ({ path, access: 'public', element })
const leads = (path: string, to: string): ShellPage => open(path, <Navigate to={to} replace />)

/** The tree below /branchIndex: each branch leads to its own page (RT-11 to RT-15). */
const branchPages: readonly ShellPage[] = branches.flatMap((branch) => {
  const own = branchPath(branch)
  return [
    leads(`${BRANCH}/${branch.path}`, own),
    open(own, <TextPage document={branch.info} />),
    ...branch.pages.map((document) => open(`${own}/${document}`, <TextPage document={document} />)),
  ]
})

/** The home page (RT-01), which the frame shows by itself. */
export const HOME = '/'

/** The other pages that the shell fills itself (site.md 2). Those that are not public are guarded (site.md 4). */
export const shellPages: readonly ShellPage[] = [
  open('/404', <NotFound />),
  open('/article', <ArticlePage />),
  open('/redirect', <RedirectPage />),
  open('/aboutBtc', <CryptoGuidePage />),
  { path: '/lottery', access: 'member', element: <LotteryPage /> },
  leads(BRANCH, HELP_ROOT),
  open(HELP_ROOT, <HelpPage />),
  open(`${HELP_ROOT}/:slug`, <HelpArticlePage />),
  ...branchPages,
]
