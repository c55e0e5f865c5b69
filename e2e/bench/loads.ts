import type { Browser } from '@playwright/test'
import { createMember } from '../support/api.ts'
import { forEachCondition, type Conditions } from './conditions.ts'
import { loadDeposit } from './member-load.ts'
import { loadHome, type PageLoad } from './page-load.ts'
import { median } from './statistics.ts'

interface Load extends PageLoad {
  readonly deposit: number
}

export interface LoadFigures {
  readonly site: string
  readonly conditions: string
  readonly runs: number
  /** Median times, ms. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly covers: number
  readonly dialog: number
  /** Until a member who presses Deposit as soon as the button is there can choose a method, ms after the navigation. */
  readonly deposit: number
  /** KB of JavaScript on the wire, requests for JavaScript, all requests, and the worst layout shift. */
  readonly javascript: number
  readonly scripts: number
  readonly requests: number
  readonly layoutShift: number
}

/** Measures cold loads of the sites in alternation, so that other load on the machine affects all of them. */
export async function measureLoads(
  browser: Browser,
  { sites, runs }: { sites: Readonly<Record<string, string>>; runs: number },
): Promise<LoadFigures[]> {
  const figures: LoadFigures[] = []
  await forEachCondition(async (conditions) => {
    const loads = new Map<string, Load[]>(Object.keys(sites).map((name) => [name, []]))
    // The first load of each site fills the server's caches and is not counted.
    for (let run = -1; run < runs; run++) {
      for (const [name, url] of Object.entries(sites)) {
        const { token } = await createMember({ balance: '500.00', credited: 1 })
        const load = await loadHome(browser, url, conditions)
        const deposit = await loadDeposit(browser, { url, token, conditions })
        if (run >= 0) loads.get(name)!.push({ ...load, deposit })
      }
    }
    for (const [name, all] of loads) figures.push(figuresOf(name, conditions, all))
  })
  return figures
}

function figuresOf(site: string, conditions: Conditions, loads: readonly Load[]): LoadFigures {
  const of = (value: (load: Load) => number) => Math.round(median(loads.map(value)))
  // By file name, not by type: the page preloads some of them before their script elements, which then read the cache.
  const scripts = (load: Load) => load.files.filter(({ url, bytes }) => url.endsWith('.js') && bytes > 0)
  return {
    site,
    conditions: conditions.name,
    runs: loads.length,
    firstPaint: of((load) => load.firstPaint),
    largestPaint: of((load) => load.largestPaint),
    covers: of((load) => load.covers),
    dialog: of((load) => load.dialog),
    deposit: of((load) => load.deposit),
    javascript: of((load) => scripts(load).reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
    scripts: of((load) => scripts(load).length),
    requests: of((load) => load.files.filter(({ bytes }) => bytes > 0).length),
    layoutShift: Number(Math.max(...loads.map(({ layoutShift }) => layoutShift)).toFixed(4)),
  }
}
