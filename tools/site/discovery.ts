import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundles, root } from '../lib/paths.ts'
import type { Origins } from './site-config.ts'

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } }
}

/** The discovery document (AWS frontend-discovery schema) of the bundles as they are built here. */
export function discoveryDocument(origins: Origins): unknown {
  const remotes = bundles.filter(({ name }) => name !== 'shell')
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries(
      remotes.flatMap(({ name, folder }) => {
        const version = versionOf(name, folder, origins)
        return version ? [[`croupier/${name}`, [version]]] : []
      }),
    ),
  }
}

function versionOf(name: string, folder: string, origins: Origins): unknown {
  try {
    const manifest = readJson<Manifest>(folder, 'dist', 'mf-manifest.json')
    const { version } = readJson<{ version: string }>(folder, 'package.json')
    const url = `${origins.remotes[name]}/${manifest.metaData.remoteEntry.name}`
    return { url, metadata: { version }, deployment: { traffic: 100, default: true } }
  } catch (error) {
    console.warn(`${name} is not built and stays out of the discovery document`, error)
    return undefined
  }
}

function readJson<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8')) as T
}
