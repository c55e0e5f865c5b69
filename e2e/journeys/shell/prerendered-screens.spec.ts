import type { Page } from '@playwright/test'
import { apiPath } from '../../support/calls.ts'
import { menuButton } from '../../support/drawer.ts'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'

/** Resolves when a pop-up (with this text) has been prerendered, out of sight. */
const prerenderedPopUp = (page: Page, text = '') =>
  page.evaluate(
    (expected) =>
      new Promise<void>((resolve) => {
        const isBox = (node: Node) =>
          node instanceof Element && (node.querySelector('[role=dialog]')?.textContent.includes(expected) ?? false)
        const observer = new MutationObserver((records) => {
          if (!records.some(({ addedNodes }) => [...addedNodes].some(isBox))) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.getElementById('root')!, { childList: true })
      }),
    text,
  )

test('a hovered pop-up is prerendered with one request of each call and without effects @desktop', async ({
  page,
  member: _member,
}) => {
  await page.goto('/')
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
  const dialog = page.getByRole('dialog')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => request.method() === 'POST' && requests.push(apiPath(request.url())))
  const SHOWN = ['/sys/depositPaymentMethod/listAll', '/sys/depositPaymentMethod/maxBonusInfo']
  // What the open chooser requests: its list of open deposits, and ahead what the next press needs.
  const OPEN = ['/ext/deposit/page', ...SHOWN, '/sys/member/deposit/config']
  const ofDeposits = () => requests.filter((path) => /deposit/i.test(path)).toSorted()

  // The element that has the focus now is not the one to which the pop-up returns it.
  await page.getByRole('link', { name: 'Slots' }).first().focus()
  let prerendered = prerenderedPopUp(page)
  await deposit.hover()
  for (const press of ['click', 'Enter'] as const) {
    await prerendered
    expect(await page.locator('[role=dialog]').count()).toBe(0)
    expect(ofDeposits()).toEqual(press === 'click' ? SHOWN : [])
    if (press === 'click') await deposit.click()
    else await page.keyboard.press(press)
    await expect(dialog).toHaveAccessibleName('Deposit')
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    // What was requested ahead is not requested again.
    if (press === 'click') await expect.poll(ofDeposits).toEqual(OPEN)
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    // The focus returns to the button, so the pop-up is prerendered again.
    prerendered = prerenderedPopUp(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(deposit).toBeFocused()
    requests.length = 0
  }
  await prerendered
})

test('a hovered chooser or form opens completely without the network @desktop', async ({ page, member: _member }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  let network = Promise.withResolvers<void>()
  const hold = async () => {
    network = Promise.withResolvers()
    await page.route(`${site.calls}/**`, async (route) => {
      await network.promise
      await route.continue()
    })
  }
  const goOn = async () => {
    network.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }

  const chooserAhead = prerenderedPopUp(page, 'Cash App')
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
  await deposit.hover()
  await chooserAhead
  await hold()
  await deposit.click()
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  const pix = chooser.getByRole('button', { name: 'PIX', exact: true })
  await expect(pix).toBeVisible()

  const config = page.waitForResponse((response) => response.url().endsWith('/sys/member/deposit/config'))
  await goOn()
  await config
  const formAhead = prerenderedPopUp(page, 'Terms')
  await pix.hover()
  await formAhead
  await hold()
  await pix.click()
  const form = page.getByRole('dialog', { name: 'PIX', exact: true })
  await expect(form.getByRole('radio', { name: '200' })).toBeChecked()
  await expect(form.getByRole('button', { name: 'Deposit', exact: true })).toBeEnabled()
  await goOn()
})

test('hovered promotions open completely without the network @desktop', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const prerendered = prerenderedPopUp(page, 'Promotions')
  const promotions = page.getByRole('banner').getByRole('button', { name: 'Promotions' })
  await promotions.hover()
  await prerendered
  await page.route(`${site.calls}/**`, (route) => route.abort())
  await promotions.click()
  await expect(page.getByRole('dialog', { name: 'Promotions' }).getByText('Bring a friend').first()).toBeVisible()
})

test('a tapped cover prerenders its game, which is not launched before it is opened @mobile', async ({
  page,
  member: _member,
}) => {
  await page.goto('/')
  const launched: string[] = []
  page.on('request', (request) => request.url().includes('getLaunchUrl') && launched.push(request.url()))
  const cover = page.getByRole('main').locator('li button[aria-expanded]').first()
  const name = (await cover.getByRole('img').getAttribute('alt')) ?? ''
  expect(name).not.toBe('')
  const prerendered = prerenderedPopUp(page, name)
  await cover.tap()
  await prerendered
  expect(launched).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first().tap()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(name)
  await expect.poll(() => launched.length).toBe(1)
})

test('a prerendered pop-up receives what was typed on its page meanwhile @desktop', async ({ page }) => {
  await page.goto('/')
  const join = page.getByRole('banner').getByRole('button', { name: 'Join' })
  const prerendered = prerenderedPopUp(page)
  await join.hover()
  await prerendered
  await page.evaluate(() => void (location.hash = '#/join'))
  await page.getByRole('main').getByLabel('Email').fill('typed@example.com')
  await page.evaluate(() => void (location.hash = '#/'))
  await expect(page.getByRole('main').getByLabel('Email')).toHaveCount(0)
  await join.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('typed@example.com')
})

test('a pop-up prerendered for a visitor is not shown to a member or in another language @desktop', async ({
  page,
  newMember,
}) => {
  const member = await newMember({ balance: '5.00' })
  await page.goto('/')
  const open = page.getByRole('banner').getByRole('button', { name: /^(Menu|Menü)$/ })
  const prerendered = prerenderedPopUp(page)
  await open.hover()
  await prerendered
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Username / Email').fill(member.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const prerenderedAgain = prerenderedPopUp(page)
  await open.hover()
  await prerenderedAgain
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Language/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open.click()
  await expect(page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Abmelden' })).toBeVisible()
})

test('an open drawer preloads its screens before they are pressed @mobile', async ({ page, member: _member }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const fetched = page.waitForResponse((response) => response.url().startsWith(site.vip))
  await menuButton(page).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'VIP club' })).toBeInViewport()
  await fetched
  await expect(menu).toBeVisible()
})
