import { readSiteConfig } from '../../shared/src/config/schema.ts'
import { namedKeys, rawKey, testerKeyHash, twiceListed, type Signer } from '../releases/keys.ts'
import { siteConfig, type Origins, type SiteFile, type SiteKeys } from '../site/site-config.ts'

/**
 * A site's file as a deployment hands it out. The keys that its operator names are trusted: those of the file,
 * RELEASE_KEYS, and, for all remotes, the one of RELEASE_KEY_FILE where neither lists it; this machine's own (`signer`)
 * only where there is none of them.
 * Throws what is wrong with the file, which would else be said to every visitor, and where it says another thing of a key
 * than RELEASE_KEYS.
 */
export function deployedSite(origins: Origins, file: SiteFile, signer: () => Signer): SiteFile & SiteKeys {
  const named = [...(file.releaseKeys ?? []), ...namedKeys()]
  const own = named.length === 0 || process.env['RELEASE_KEY_FILE'] ? [signer().line] : []
  const unnamed = own.filter((line) => !named.some((each) => rawKey(each) === rawKey(line)))
  const releaseKeys = [...new Set([...named, ...unnamed])]
  const [twice] = twiceListed(releaseKeys)
  if (twice) throw new Error(`The site's file and RELEASE_KEYS: ${twice}`)
  const testers = process.env['TESTER_KEY'] ? { testerKeyHashes: [testerKeyHash(process.env['TESTER_KEY'])] } : {}
  const site = siteConfig(origins, { releaseKeys, ...testers }, file)
  const checked = readSiteConfig(site)
  if ('problems' in checked) throw new Error(`The site's file is not right:\n- ${checked.problems.join('\n- ')}`)
  return site
}
