import { success } from '../../support/api-answers.ts'
import { data } from '../../support/api.ts'
import { scrollNearEnd } from '../../support/scroll.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { SLOT_GAME, playRoundAndClose } from '../games/support.ts'
import { openFromMenu, scrollToEnd } from './support.ts'

interface Game {
  readonly id: number
  readonly name: string
  readonly cover: string
}
const PATH = '/sys/game/history/page'

/** Forty-five game sessions, to be served as pages of the API. */
async function historyPages(): Promise<readonly unknown[]> {
  const body = { totalPlayCount_0: 'DESC', enabled: 1, pageNum: 1, pageSize: 5 }
  const { content } = await data<{ content: Game[] }>('/base/game/listPage', body)
  const all = Array.from({ length: 45 }, (_, index) => ({
    ...content[index % content.length],
    historyId: 1000 + index,
    createTime: new Date(Date.UTC(2026, 2, 1, 10, 59 - index)).toISOString(),
  }))
  return [0, 1, 2].map((number) => ({
    content: all.slice(number * 20, number * 20 + 20),
    number,
    size: 20,
    totalElements: 45,
    last: number === 2,
  }))
}

test('[GM-14] the history shows cover, name, time and Play now, 20 games at a time', async ({
  page,
  member: _member,
}) => {
  const pages = await historyPages()
  const requests: string[] = []
  await page.route(`**${PATH}`, async (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '')
    requests.push(`${sent.get('pageNum')} ${sent.get('pageSize')} ${sent.get('amount_GT')} ${sent.get('createTime_0')}`)
    const response = await route.fetch()
    await route.fulfill({ response, json: success(pages[Number(sent.get('pageNum')) - 1]) })
  })
  const history = await openFromMenu(page, 'Game history')
  const rows = history.getByRole('listitem')
  await expect(rows).toHaveCount(20)
  expect(requests).toEqual(['1 20 0 DESC'])
  const [game] = (pages[0] as { content: Game[] }).content
  await expect(rows.first()).toContainText(game!.name)
  await expect(rows.first()).toContainText('Mar 1, 2026, 12:59')
  const cover = rows.first().locator('img')
  await expect(cover).toHaveAttribute('src', game!.cover)
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)

  // Within 30 px of the end, not before.
  await scrollNearEnd(history, 40)
  expect(requests).toHaveLength(1)
  await scrollNearEnd(history, 20)
  await expect.poll(() => requests.length).toBe(2)
  await scrollToEnd(page, rows, 45)
  await expect(rows).toHaveCount(45)
  expect(requests.map((line) => line[0])).toEqual(['1', '2', '3'])
  await expect(history.getByText('No more games')).toBeVisible()

  await rows
    .first()
    .getByRole('button', { name: /^Play now/ })
    .click()
  await expect(page.getByRole('dialog', { name: game!.name })).toBeVisible()
})

test('[GM-14] an empty history says No games @desktop', async ({ page, member: _member }) => {
  const history = await openFromMenu(page, 'Game history')
  await expect(history).toContainText('No games')
})

test('[GM-14] [GM-15] a game played from the history is added to it, and the player returns to their row', async ({
  page,
  member: _member,
}) => {
  const body = { enabled: 1, name_LIKE: SLOT_GAME, pageNum: 1, pageSize: 1 }
  const [koi] = (await data<{ content: Game[] }>('/base/game/listPage', body)).content
  const earlier = { ...koi, historyId: 1, createTime: '2026-03-01T10:00:00.000Z' }
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { content: unknown[] } }
    const content = [...answer.data.content, earlier]
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, content } } })
  })
  const history = await openFromMenu(page, 'Game history')
  const rows = history.getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: 'Play now', exact: true }).click()
  await playRoundAndClose(page.getByRole('dialog', { name: SLOT_GAME, exact: true }))
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('Mar 1, 2026')
  const again = rows.last().getByRole('button', { name: 'Play now', exact: true })
  await expect(again).toBeFocused()
  await expect(again).toHaveAccessibleDescription(SLOT_GAME)
})
