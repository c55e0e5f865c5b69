import { documentName, SCHEMA_URL, type ReleasedVersion } from '../../shared/src/releases/index.ts'

export type ListedVersion = ReleasedVersion

export interface ReleaseDocument {
  readonly schema: string
  readonly microFrontends: Readonly<Record<string, readonly ListedVersion[]>>
}

export const emptyDocument: ReleaseDocument = { schema: SCHEMA_URL, microFrontends: {} }

/** The version's name: `<package version>-<content hash>`. */
export const versionOf = (listed: ListedVersion) => listed.metadata.version

/** The names of the remotes that the document lists. */
export function listedRemotes(document: ReleaseDocument): string[] {
  return Object.keys(document.microFrontends).map((key) => key.slice(documentName('').length))
}

/** The listed versions of a remote, in the document's order; empty when it lists none. */
export function versionsOf(document: ReleaseDocument, remote: string): readonly ListedVersion[] {
  return document.microFrontends[documentName(remote)] ?? []
}

/** The listed version of a remote with this name; undefined when it is not listed. */
export function findVersion(document: ReleaseDocument, remote: string, version: string): ListedVersion | undefined {
  return versionsOf(document, remote).find((listed) => versionOf(listed) === version)
}

/** The version that visitors get by default; undefined when there is none. */
export const defaultOf = (versions: readonly ListedVersion[]) => versions.find(({ deployment }) => deployment.default)
/** The version that has some of the visitors beside the default; undefined when there is none. */
export const canaryOf = (versions: readonly ListedVersion[]) =>
  versions.find(({ deployment }) => !deployment.default && deployment.traffic > 0)

/** The document with these versions of a remote instead of its present ones. */
export function withVersions(
  document: ReleaseDocument,
  remote: string,
  versions: readonly ListedVersion[],
): ReleaseDocument {
  return { ...document, microFrontends: { ...document.microFrontends, [documentName(remote)]: versions } }
}

/** The document without the given remotes. */
export function without(document: ReleaseDocument, remotes: readonly string[]): ReleaseDocument {
  const gone = new Set(remotes.map(documentName))
  const stays = Object.entries(document.microFrontends).filter(([key]) => !gone.has(key))
  return { ...document, microFrontends: Object.fromEntries(stays) }
}

/**
 * Returns the document with a version's share of the visitors set, in per cent. The rest stays with the default; all
 * other versions get 0. At 100, or when there is no other default, the version becomes the default. It comes first in
 * the list, then the default so far; the others keep their order. A page whose shell can run none of the served
 * versions takes the next in the list that it can run (shell/src/remotes/choose.ts): that should be one that everyone
 * had, not a canary that was given up.
 */
export function withShare(
  document: ReleaseDocument,
  remote: string,
  entry: Omit<ListedVersion, 'deployment'>,
  traffic: number,
): ReleaseDocument {
  const others = versionsOf(document, remote).filter((listed) => versionOf(listed) !== entry.metadata.version)
  const stays = defaultOf(others)
  const whole = traffic >= 100 || !stays
  const mine = { ...entry, deployment: { traffic: whole ? 100 : traffic, default: whole } }
  const inOrder = stays ? [stays, ...others.filter((listed) => listed !== stays)] : others
  const rest = inOrder.map((listed) => {
    const keeps = !whole && listed === stays
    return { ...listed, deployment: { traffic: keeps ? 100 - traffic : 0, default: keeps } }
  })
  return withVersions(document, remote, [mine, ...rest])
}

/** The share of each version of a remote, by version; versions without visitors are left out. */
export function sharesOf(document: ReleaseDocument, remote: string): Record<string, number> {
  const served = versionsOf(document, remote).filter(({ deployment }) => deployment.traffic > 0)
  return Object.fromEntries(served.map((listed) => [versionOf(listed), listed.deployment.traffic]))
}

/**
 * The document with the remotes' URLs moved to other origins: a developer's ports, or a store that was copied
 * elsewhere.
 */
export function atOrigins(document: ReleaseDocument, origins: Readonly<Record<string, string>>): ReleaseDocument {
  const moved = listedRemotes(document).map((remote) => {
    const origin = origins[remote]
    const versions = versionsOf(document, remote)
    const move = (listed: ListedVersion) => ({ ...listed, url: `${origin}${new URL(listed.url).pathname}` })
    return [documentName(remote), origin ? versions.map(move) : versions] as const
  })
  return { ...document, microFrontends: Object.fromEntries(moved) }
}
