import type { Browser, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { data } from '../../support/api.ts'
import { openFromDrawer } from '../../support/drawer.ts'
import { slowDown } from '../conditions.ts'
import { openProfile } from '../profile.ts'
import { PHONE } from '../page-load.ts'
import type { Slowdown } from '../slowdown.ts'
import { percentile } from '../statistics.ts'
import { FRAME, takeSnapshot, scrollUntil, mainThreadMs } from './scroll.ts'

interface ListsOptions {
  readonly games: number
  readonly transactions: number
  /** The token of the member who has the transactions. */
  readonly token: string
}

interface LongList {
  readonly name: string
  readonly items: number
  readonly call: string
  readonly pageSize: number
  readonly scroller?: string
  readonly token?: string
  readonly userAgent?: string
  readonly open: (page: Page) => Promise<void>
  /** The text at the end of the list. */
  readonly end: string
  /**
   * Stretches: up to which fraction of the pages, at how many px a second. Frames count only at speeds a finger could
   * follow.
   */
  readonly stretches: readonly (readonly [until: number, speed: number])[]
}

/** px a second: a hard fling on a phone, and a jump to the end of the loaded rows in every frame. */
const FLING = 4_000
const JUMP = 1e9

/** Scrolls the longest lists to their ends on a phone with a slower processor. */
export async function measureLists(browser: Browser, { games, transactions, token }: ListsOptions, { rate }: Slowdown) {
  const scope = `lists-${randomUUID()}`
  await data('/_test/settings', { scope, catalogueSize: games })
  const lists: LongList[] = [
    {
      name: 'games',
      items: games,
      call: '/base/game/listPage',
      pageSize: 300,
      userAgent: `Mozilla/5.0 (Linux; Android 14) Chrome/150.0 Mobile ${scope}`,
      open: async (page) => {
        await page.goto('/#/games/all')
        await page.getByRole('main').getByRole('img').first().waitFor()
      },
      end: 'No more games',
      stretches: [
        [0.5, FLING],
        [1, FLING],
      ],
    },
    {
      name: 'transactions',
      items: transactions,
      call: '/sys/member/transaction/page',
      pageSize: 20,
      scroller: '[role=dialog] [data-scrolls]',
      token,
      open: async (page) => {
        await page.goto('/')
        await openFromDrawer(page, 'Cashier', 'Transaction history')
        await page.locator('[role=dialog] [data-scrolls] tbody').waitFor()
      },
      end: 'No more transactions',
      // Twenty pages at a finger's speed at the beginning, in the middle and at the end.
      stretches: [20, 0, 20, 0, 20].map((pages, index): [number, number] => {
        const pageCount = transactions / 20
        return [[20 / pageCount, 0.5, 0.5 + 20 / pageCount, 1 - 20 / pageCount, 1][index]!, pages > 0 ? FLING : JUMP]
      }),
    },
  ]
  const rows = []
  for (const list of lists) rows.push(await scrollList(browser, list, rate))
  return rows
}

async function scrollList(browser: Browser, list: LongList, rate: number) {
  const { name, items, pageSize, scroller, stretches } = list
  const context = await openProfile(
    browser,
    { ...PHONE, ...(list.userAgent ? { userAgent: list.userAgent } : {}) },
    list.token,
  )
  try {
    const page = await context.newPage()
    const requestedPages: number[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(list.call))
        requestedPages.push((request.postDataJSON() as { pageNum: number }).pageNum)
    })
    await list.open(page)
    const cdp = await context.newCDPSession(page)
    const isAtEnd = async () => (await page.getByText(list.end).count()) > 0
    const snapshots = [await takeSnapshot(page, cdp)]
    const intervals: number[] = []
    let work = 0
    for (const [until, speed] of stretches) {
      await slowDown(cdp, { name: 'slow', processor: speed === FLING ? rate : 1 })
      const isDone = async (left: number) =>
        until === 1 ? left < 2 && (await isAtEnd()) : requestedPages.length >= (items / pageSize) * until
      const before = await mainThreadMs(cdp)
      const measured = await scrollUntil(page, { scroller, speed, isDone })
      if (speed === FLING) {
        intervals.push(...measured)
        work += (await mainThreadMs(cdp)) - before
      }
      snapshots.push(await takeSnapshot(page, cdp))
    }
    const middle = snapshots[Math.floor(snapshots.length / 2)]!
    const expected = intervals.reduce((sum, each) => sum + Math.max(1, Math.round(each / FRAME)), 0)
    return {
      list: name,
      items,
      requests: requestedPages.length,
      /** Pages requested twice, or beyond the last one. */
      needless:
        requestedPages.length -
        new Set(requestedPages.filter((pageNum) => pageNum <= Math.ceil(items / pageSize) + 1)).size,
      frames: intervals.length,
      droppedPercent: Math.round(((expected - intervals.length) / expected) * 1_000) / 10,
      /** Work of the main thread at this slowdown; a frame at 60 Hz has 16.7 ms. */
      workMsPerFrame: Math.round((work / intervals.length) * 10) / 10,
      longestFrameMs: Math.round(percentile(intervals, 1)),
      heapMB: [snapshots[0]!, middle, snapshots.at(-1)!].map(({ heap }) => heap).join(' / '),
      elements: [snapshots[0]!, middle, snapshots.at(-1)!].map(({ nodes }) => nodes).join(' / '),
    }
  } finally {
    await context.close()
  }
}
