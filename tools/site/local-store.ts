import { openStore, withListedKeys, type Store } from '../releases/store.ts'
import { siteFile } from './site-config.ts'

/**
 * The store of a site on this machine. Like a deployed site, it trusts the keys of the site's file besides the local
 * one.
 */
export const localStore = (dataDir: string, { releaseKeys = [] } = siteFile()): Store =>
  withListedKeys(openStore(dataDir), releaseKeys)
