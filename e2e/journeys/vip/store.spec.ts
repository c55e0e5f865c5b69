import type { Page } from '@playwright/test'
import { data } from '../../support/api.ts'
import { loseAnswer, watchCalls } from '../../support/calls.ts'
import { clickRepeatedly } from '../../support/click-repeatedly.ts'
import { site } from '../../support/site.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { cellsOf, openFromMenu } from './support.ts'

const REDEEM = '/sys/vipStore/redeem'
/** A member who can redeem two packages of 400 points. */
const BRONZE = { vipLevel: 10, vipPoints: 900, balance: '10.00' }
const REDEEMED = 'Redeemed. The bonus is in your balance.'

test("[VP-02] [VP-03] the VIP store redeems an affordable package and warns above the member's level", async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ vipLevel: 10, vipPoints: 1600, vipLifeTimePoints: 2100, balance: '10.00' })
  await signIn(member)
  const store = await openFromMenu(page, 'VIP store')
  await expect(store).toContainText(/Available points\s*1,600/)
  await expect(store).toContainText(/Lifetime points\s*2,100/)
  const packages = await cellsOf(store, 'VIP store')
  expect(packages.map((cells) => cells.slice(0, 3))).toEqual([
    ['Entry', '100', '$ 1.00'],
    ['Entry', '200', '$ 2.20'],
    ['Bronze', '400', '$ 5.00'],
    ['Bronze', '800', '$ 11.00'],
    ['Silver', '1,500', '$ 22.00'],
  ])
  const icons = store.getByRole('table').locator('img')
  await expect(icons).toHaveCount(5)
  await expect.poll(() => icons.last().evaluate((icon: HTMLImageElement) => icon.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)

  const requests: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/redeem') && requests.push(request.url())))
  await store
    .getByRole('row', { name: /Silver/ })
    .getByRole('button', { name: 'Redeem' })
    .click()
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('This package is for a higher VIP level than yours.')
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(store).toBeVisible()
  expect(requests).toEqual([])

  await store
    .getByRole('row', { name: /Bronze.*400/ })
    .getByRole('button', { name: 'Redeem' })
    .click()
  await expect(page.getByText('Redeemed. The bonus is in your balance.')).toBeVisible()
  await expect(store).toBeHidden()
  await expect(page.getByRole('banner').getByText('$ 15.00')).toBeVisible()
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({ vipPoints: 1200 })
  expect(requests).toHaveLength(1)
})

test('[VP-03] a refused redemption is reported in a dialog, then the store closes @desktop', async ({
  page,
  newMember,
  signIn,
  fault,
}) => {
  await signIn(await newMember({ vipPoints: 150 }))
  await fault(REDEEM, 'envelope', {
    body: '{"error":1,"message":"The store is closed today","data":null}',
  })
  const store = await openFromMenu(page, 'VIP store')
  await store.getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Warning' })
  await expect(dialog).toContainText('The store is closed today')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(store).toBeHidden()
})

test('[VP-03] twenty clicks on Redeem buy one package and pay once @desktop', async ({ page, newMember, signIn }) => {
  const member = await newMember({ vipLevel: 10, vipPoints: 1600, balance: '10.00' })
  await signIn(member)
  const calls = watchCalls(page, REDEEM)
  const store = await openFromMenu(page, 'VIP store')
  await clickRepeatedly(store.getByRole('row', { name: /Bronze.*400/ }).getByRole('button', { name: 'Redeem' }))
  await expect(page.getByText(REDEEMED)).toBeVisible()
  await expect(store).toBeHidden()
  expect(calls).toHaveLength(1)
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({
    vipPoints: 1200,
    availableBalance: '15.00',
  })
})

test('[VP-02] the store says No packages when the points suffice for none @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(await newMember({ vipPoints: 99 }))
  const store = await openFromMenu(page, 'VIP store')
  await expect(store).toContainText('No packages')
  await expect(store.getByRole('button', { name: 'Redeem' })).toHaveCount(0)
})

async function bronzePackage(page: Page) {
  const store = await openFromMenu(page, 'VIP store')
  const redeem = store.getByRole('row', { name: /Bronze.*400/ }).getByRole('button', { name: 'Redeem' })
  return { store, redeem }
}

test('[VP-02] [VP-03] a redemption whose answer is lost is told by its points, and the next one is a new one @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember(BRONZE)
  await signIn(member)
  await loseAnswer(page, REDEEM)
  for (const [balance, vipPoints] of [
    ['15.00', 500],
    ['20.00', 100],
  ] as const) {
    const { store, redeem } = await bronzePackage(page)
    await redeem.click()
    await expect(page.getByText(REDEEMED)).toBeVisible()
    await expect(store).toBeHidden()
    await expect(page.getByRole('banner').getByText(`$ ${balance}`)).toBeVisible()
    expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({ vipPoints, availableBalance: balance })
  }
})

test('[VP-02] [VP-03] where nothing at all is heard of a redemption, a repeat after a reload is the same @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember(BRONZE)
  await signIn(member)
  await loseAnswer(page, REDEEM)
  const { redeem } = await bronzePackage(page)
  const refresh = `${site.calls}/sys/auth/token/refresh`
  await page.route(refresh, (route) => route.abort())
  await redeem.click()
  await page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: 'OK' }).click()
  await page.unroute(refresh)
  await (await bronzePackage(page)).redeem.click()
  await expect(page.getByText(REDEEMED)).toBeVisible()
  expect(await data('/sys/auth/token/info', {}, member.token)).toMatchObject({
    vipPoints: 500,
    availableBalance: '15.00',
  })
})
