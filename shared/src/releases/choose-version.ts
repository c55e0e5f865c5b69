import type { ReleasedVersion } from './document.ts'

/**
 * The version that a visitor gets: always the same one while the document stays as it is. For each remote a visitor has
 * a fixed place between 0 and 100; those below a canary's share get the canary, so a growing share only ever adds
 * visitors.
 */
export function chooseVersion(
  versions: readonly ReleasedVersion[],
  visitor: string,
  remote: string,
): ReleasedVersion | undefined {
  const standard = defaultVersion(versions)
  let below = 0
  for (const version of versions) {
    if (version === standard || version.deployment.traffic === 0) continue
    below += version.deployment.traffic
    if (bucketOf(visitor, remote) < below) return version
  }
  return standard
}

/** The version for everyone outside the canaries, and the one to fall back to when a canary fails. */
export function defaultVersion(versions: readonly ReleasedVersion[]): ReleasedVersion | undefined {
  return versions.find(({ deployment }) => deployment.default) ?? versions[0]
}

/**
 * A visitor's place for a remote, 0 to just under 100. It differs by remote, so that canaries of two remotes get
 * different visitors.
 */
export function bucketOf(visitor: string, remote: string): number {
  return (hash(`${remote}:${visitor}`) / 2 ** 32) * 100
}

/** FNV-1a with MurmurHash3's final mixing: spreads evenly even over similar texts. 32 bits, unsigned. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
