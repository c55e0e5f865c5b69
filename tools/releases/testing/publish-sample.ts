import { copyToStore } from '../copy-to-store.ts'
import { withShare } from '../document.ts'
import { publish } from '../publish.ts'
import { entryOf, type Built } from '../read-built.ts'
import type { Store } from '../store.ts'

/** Publishes a build as a release does, without its checks. `traffic` is its share in per cent. Returns the build. */
export async function publishSample(
  store: Store,
  sample: Built,
  { traffic = 100, origin = `https://${sample.remote}.example` } = {},
): Promise<Built> {
  const { remote, version } = sample
  await copyToStore(store, sample)
  await publish(store, (document) => ({
    document: withShare(document, remote, entryOf(sample, origin, new Date().toISOString()), traffic),
    actions: [{ what: 'release', remote, version }],
  }))
  return sample
}
