import { REMOTE_NAMES, type RemoteName } from '@croupier/shared/host'
import * as v from 'valibot'

/** One deployed version of a remote, as the AWS frontend-discovery schema describes it. */
const versionSchema = v.object({
  url: v.pipe(
    v.string(),
    v.url(),
    v.check((url) => /^https?:/i.test(url), 'http or https only'),
  ),
  metadata: v.object({ version: v.string(), integrity: v.optional(v.string(), '') }),
  deployment: v.optional(v.object({ traffic: v.optional(v.number()), default: v.optional(v.boolean()) })),
  extras: v.optional(v.object({ hostApi: v.optional(v.number()) }), {}),
})
const documentSchema = v.object({ microFrontends: v.record(v.string(), v.array(v.unknown())) })

export type RemoteVersion = v.InferOutput<typeof versionSchema>
export type Discovery = { readonly [Name in RemoteName]?: RemoteVersion }

/** Reads the discovery document. A remote that it does not describe properly is left out, and the others go on. */
export function readDiscovery(value: unknown): Discovery {
  const document = v.safeParse(documentSchema, value)
  if (!document.success) {
    console.warn('remotes.json is not a discovery document', v.flatten(document.issues))
    return {}
  }
  const found: Partial<Record<RemoteName, RemoteVersion>> = {}
  for (const name of REMOTE_NAMES) {
    const versions = (document.output.microFrontends[`croupier/${name}`] ?? [])
      .map((version) => v.safeParse(versionSchema, version))
      .filter((version) => version.success)
      .map((version) => version.output)
    const chosen = versions.find((version) => version.deployment?.default) ?? versions[0]
    if (chosen) found[name] = chosen
  }
  return found
}
