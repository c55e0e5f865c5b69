import type { infoDocuments, legalDocuments } from './texts/document-names.ts'

export type DocumentName = (typeof infoDocuments)[number] | (typeof legalDocuments)[number]

export const BRANCH = '/branchIndex'
export const HELP_ROOT = `${BRANCH}/help`

/** One branch of the information pages: where it leads, its own page, and the pages below it. */
interface Branch {
  readonly path: string
  readonly info: DocumentName
  readonly pages: readonly DocumentName[]
}

/** The tree below /branchIndex (site.md 2; RT-12 to RT-15). */
export const branches = [
  {
    path: 'myAccount',
    info: 'myAccountInfo',
    pages: ['depositRules', 'bonusRules', 'casino361', 'aboutUs', 'privacyPolicy'],
  },
  { path: 'tableGames', info: 'tableGamesInfo', pages: ['blackjack'] },
  { path: 'cashier', info: 'cashierInfo', pages: ['withdrawalRules'] },
  { path: 'bonus', info: 'bonusInfo', pages: ['terms'] },
] as const satisfies readonly Branch[]

/** All information pages, branch by branch. */
export const infoPages = branches.flatMap(({ info, pages }) => [info, ...pages])

/** The address of a branch's own page. */
export function branchPath({ path, info }: Branch): string {
  return `${BRANCH}/${path}/${info}`
}

/** The address of an information page; the help centre for a document that has none. */
export function infoPath(document: DocumentName): string {
  for (const branch of branches) {
    if (branch.info === document) return branchPath(branch)
    if (branch.pages.some((page) => page === document)) return `${branchPath(branch)}/${document}`
  }
  return HELP_ROOT
}
