import { readSiteConfig } from '../../shared/src/config/schema.ts'
import { namedKeys, rawKey, testerKeyHash, duplicateKeyProblems, type Signer } from '../releases/keys.ts'
import { siteConfig, type Origins, type SiteFile, type SiteKeys } from '../site/site-config.ts'

/**
 * A site's file as a deployment serves it. The trusted keys are those of the file, those of RELEASE_KEYS, and the one
 * of RELEASE_KEY_FILE, for all remotes, where neither lists it; this machine's own key (`signer`) only where there are
 * none of these. Throws the file's problems, which every visitor would otherwise see, and where the file and
 * RELEASE_KEYS have different lines for the same key.
 */
export function deployedSite(origins: Origins, file: SiteFile, signer: () => Signer): SiteFile & SiteKeys {
  const named = [...(file.releaseKeys ?? []), ...namedKeys()]
  const own = named.length === 0 || process.env['RELEASE_KEY_FILE'] ? [signer().line] : []
  const unnamed = own.filter((line) => !named.some((each) => rawKey(each) === rawKey(line)))
  const releaseKeys = [...new Set([...named, ...unnamed])]
  const [twice] = duplicateKeyProblems(releaseKeys)
  if (twice) throw new Error(`The site's file and RELEASE_KEYS: ${twice}`)
  const testers = process.env['TESTER_KEY'] ? { testerKeyHashes: [testerKeyHash(process.env['TESTER_KEY'])] } : {}
  const site = siteConfig(origins, { releaseKeys, ...testers }, file)
  const checked = readSiteConfig(site)
  if ('problems' in checked) throw new Error(`The site's file is not right:\n- ${checked.problems.join('\n- ')}`)
  return site
}
