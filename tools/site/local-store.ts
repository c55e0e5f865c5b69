import { openStore, withListedKeys, type Store } from '../releases/store.ts'
import { siteFile } from './site-config.ts'

/** The store of a site on this machine, which trusts its file's keys besides the one that is here, as a deployed one. */
export const localStore = (dataDir: string, { releaseKeys = [] } = siteFile()): Store =>
  withListedKeys(openStore(dataDir), releaseKeys)
