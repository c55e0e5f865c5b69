import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PreloadTable } from '../../shared/build/preload-plugin.ts'
import { screenDefinition, type ScreenId } from '../../shared/src/host/screens.ts'
import { canaryOf, defaultOf, versionsOf, type ReleaseDocument } from '../releases/document.ts'
import type { PagePreload } from '../../shell/src/boot/page-preload.ts'
import type { Releases } from './releases.ts'

/** The pages where visitors arrive, by the first path segment, and the remotes' screens on them. */
const pages: Readonly<Record<string, readonly ScreenId[]>> = {
  '': ['latestWins', 'lobby'],
  games: ['gameBrowser'],
  fun: ['funGames'],
}

/**
 * The screens that most players open first: their files are fetched in parallel, once the page is idle or at a hint.
 */
const openedFirst: readonly ScreenId[] = ['login', 'join', 'deposit']

/**
 * Makes the preload table for the released versions. Remotes whose files are not known here (a canary, a watched build)
 * are left out.
 */
export function preloadOf(
  shell: string,
  releases: Pick<Releases, 'files'>,
  document: ReleaseDocument | undefined,
): PagePreload | undefined {
  const shellTable = readTable(shell)
  if (!shellTable) return undefined
  const listed = (name: string, screens: readonly ScreenId[]) => {
    const remote = isOneApplication(shellTable)
      ? { entries: [], table: shellTable, base: '' }
      : document && remoteTable(releases, document, screenDefinition(screens[0]!)!.owner)
    if (!remote) return []
    const { entries, table, base } = remote
    const addressOf = (file: string) => base + file
    const needed = new Set([...table.start, ...screens.flatMap((id) => filesOfScreen(table.screens, id))])
    // The page requests the shell's own start files in any case.
    const files = [...needed].filter((file) => table !== shellTable || !shellTable.start.includes(file))
    const shared = screens.flatMap((id) =>
      filesOfScreen(table.takes, id).flatMap((taken) => shellTable.offers?.[taken] ?? []),
    )
    return [
      [
        name,
        { files: [...entries, ...files.map(addressOf), ...new Set(shared)], words: messageFiles(table, addressOf) },
      ] as const,
    ]
  }
  return {
    start: shellTable.start,
    words: shellTable.words,
    pages: Object.fromEntries(Object.entries(pages).flatMap(([page, screens]) => listed(page, screens))),
    screens: Object.fromEntries(openedFirst.flatMap((id) => listed(id, [id]))),
  }
}

/** The benchmark's build of everything as one application, where the remotes' screens are part of the shell. */
const isOneApplication = ({ screens }: PreloadTable) =>
  Object.keys(screens).some((request) => request.includes('/lobby/'))

function remoteTable(releases: Pick<Releases, 'files'>, document: ReleaseDocument, name: string) {
  const versions = versionsOf(document, name)
  const version = defaultOf(versions)
  // Only the shell knows which visitors get the canary.
  if (!version || canaryOf(versions)) return undefined
  const table = readTable(join(releases.files(name), version.metadata.version))
  return table && { table, entries: [version.url], base: version.url.slice(0, version.url.lastIndexOf('/') + 1) }
}

function readTable(folder: string): PreloadTable | undefined {
  const file = join(folder, 'preload.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PreloadTable) : undefined
}

/** A screen is in a folder of its name: `latestWins` in screens/latest-wins. */
function filesOfScreen(table: PreloadTable['screens'] = {}, id: ScreenId): readonly string[] {
  const folder = `/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`
  return Object.entries(table).find(([request]) => request.includes(folder))?.[1] ?? []
}

const messageFiles = (table: PreloadTable, at: (file: string) => string) =>
  Object.fromEntries(Object.entries(table.words).map(([language, files]) => [language, files.map(at)]))
