import { weights } from '../lib/weight.ts'
import type { Measurement } from './measure.ts'

/** KB of JavaScript, brotli 11: each file of a visitor's first page, and each bundle with its limit. */
export async function weight(): Promise<Measurement> {
  const { files, firstPage, bundles, limits } = weights()
  return {
    rows: [
      ...Object.entries(files).map(([what, kb]) => ({ what, kb: Number(kb.toFixed(1)) })),
      { what: 'first page', kb: firstPage, limit: limits.firstPage },
      ...Object.entries(bundles).map(([name, kb]) => ({ what: `bundle ${name}`, kb, limit: limits.bundles[name] })),
    ],
  }
}
