import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Reporter } from './reporter.ts'
import type { Owner } from './watch-page.ts'

/**
 * Reports web vitals, after everything that the player waits for. A page's figures are reported for each version that
 * runs in it, so that a team can compare visits with its new version to those with the old one.
 */
export function reportVitals(reporter: Reporter, owners: () => readonly Owner[]): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => {
      for (const owner of owners()) reporter.add({ kind: 'vital', ...owner, name, value })
    })
  }
}
