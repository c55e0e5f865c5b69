import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Reporter } from './reporter.ts'
import type { Owner } from './watch-page.ts'

/**
 * Web vitals, after everything that the player waits for. A page's figures are those of each version that runs in it: a
 * team sees what visits with its new one are like beside those with the old one.
 */
export function reportVitals(reporter: Reporter, owners: () => readonly Owner[]): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => {
      for (const owner of owners()) reporter.add({ kind: 'vital', ...owner, name, value })
    })
  }
}
