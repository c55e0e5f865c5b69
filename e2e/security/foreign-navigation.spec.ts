import type { BrowserContext, Page } from '@playwright/test'
import { data } from '../support/api.ts'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { choosePreset, depositButton, waitForPage } from '../journeys/deposits/support.ts'
import { elsewhere, EVIL, isClosed, openFrom } from './foreign-page.ts'

const PROVIDERS = { pix: 'PIX', cpay: 'CPAY', pingpong: 'PingPong' }
const ADDRESSES = Object.entries(PROVIDERS).flatMap(([provider, label]) =>
  ['pay', 'processing'].map((name) => ({ provider, label, address: `/payment/${provider}/${name}?amount=` })),
)

const leadTo = (page: Page, address: string) => page.evaluate((to) => void (location.href = to), address)

const steer = (page: Page, address: string) =>
  page.evaluate((to) => void ((window as { handle?: Window }).handle!.location.href = to), address)

const question = (page: Page, amount: string, label: string) => page.getByText(`Deposit $ ${amount}.00 by ${label}?`)
const agree = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true })

/** Records every order that a page of this browser places. */
function watchOrders(context: BrowserContext): string[] {
  const orders: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/depositOrder') && request.method() === 'POST') orders.push(request.url())
  })
  return orders
}

for (const { provider, label, address } of ADDRESSES) {
  test(`[PR-01] a link from another site to ${address} places no order before the player presses @desktop`, async ({
    context,
    member: _member,
  }) => {
    const orders = watchOrders(context)
    const page = await elsewhere(context)
    await leadTo(page, `${site.shell}/#${address}50`)
    await expect(question(page, '50', label)).toBeVisible()
    // After a reload, or after going back, the browser no longer says from where the page was reached.
    await page.reload()
    await expect(question(page, '50', label)).toBeVisible()
    await page.goBack()
    await page.goForward()
    await expect(question(page, '50', label)).toBeVisible()
    await waitForPage(page)
    expect(orders).toEqual([])
    await agree(page).click()
    await page.waitForURL(`${site.providers}/order/*`)
    expect(orders).toEqual([`${site.calls}/sys/deposit/${provider}/depositOrder`])
  })

  test(`[PR-01] another site that opens ${address} and navigates its window places no order @desktop`, async ({
    context,
    member,
  }) => {
    const waiting = await data<{ orderId: string }>('/sys/deposit/pix/depositOrder', { amount: '40' }, member.token)
    const orders = watchOrders(context)
    const evil = await elsewhere(context)
    const start = `${site.shell}/?pay#/payment/cj/processing?order_id=${waiting.orderId}`
    const popup = await openFrom(evil, start)
    await expect(popup.getByRole('heading', { name: 'Processing...' })).toBeVisible()
    for (const [search, amount] of Object.entries({ '?pay': 60, '?pay&n=1': 61, '?n=2': 62 })) {
      await steer(evil, `${site.shell}/${search}#${address}${amount}`)
      if (search.includes('pay')) await expect(question(popup, String(amount), label)).toBeVisible()
    }
    // Without ?pay the opener has lost its handle, and the question is asked all the same.
    await expect(question(popup, '62', label)).toBeVisible()
    await expect.poll(() => isClosed(evil)).toBe(true)
    await waitForPage(popup)
    expect(orders).toEqual([])
    await agree(popup).click()
    await popup.waitForURL(`${site.providers}/order/*`)
    expect(orders).toEqual([`${site.calls}/sys/deposit/${provider}/depositOrder`])
  })
}

test('[PR-01] a page of another port counts as another site, also behind the offline worker @desktop', async ({
  context,
  member: _member,
}) => {
  const orders = watchOrders(context)
  const page = await elsewhere(context, `${site.vendor}/elsewhere`)
  await leadTo(page, `${site.shell}/#/`)
  await expect(page.getByRole('banner').getByText('500.00')).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto(`${site.vendor}/elsewhere`)
  await leadTo(page, `${site.shell}/#/payment/pix/pay?amount=50`)
  await expect(question(page, '50', 'PIX')).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(orders).toEqual([])
})

test('[PR-01] [RT-17] a typed address places one order at once, also after a reload @desktop', async ({
  page,
  context,
  member: _member,
}) => {
  const orders = watchOrders(context)
  await page.goto('/')
  await page.reload()
  const address = '/#/payment/pix/pay?amount=50'
  await page.goto(address)
  await page.waitForURL(`${site.providers}/order/*`)
  const provider = page.url()
  await page.goto('/')
  await page.goto(address)
  await page.waitForURL(provider)
  expect(orders).toHaveLength(2)
})

for (const [how, address] of [
  ['the login', '/#/login?backurl='],
  ['the login in a payment window’s document', '/?pay#/login?backurl='],
  ['the login of a payment page', '/?pay#'],
] as const) {
  test(`[PR-01] [RT-22] ${how}, reached from another site, leads to a question and places no order @desktop`, async ({
    context,
    newMember,
  }) => {
    const member = await newMember({ balance: '500.00' })
    const orders = watchOrders(context)
    const page = await elsewhere(context)
    const requested = '/payment/pix/pay?amount=333'
    await leadTo(page, site.shell + address + (address.endsWith('=') ? encodeURIComponent(requested) : requested))
    const main = page.getByRole('main')
    if (!address.endsWith('=')) await main.getByRole('button', { name: 'Login' }).click()
    await main.getByLabel(/Username/).fill(member.username)
    await expect(page).toHaveURL(/:\d+\/#\/login/)
    await main.getByLabel('Password', { exact: true }).fill(member.password)
    await main.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(question(page, '333', 'PIX')).toBeVisible()
    expect(orders).toEqual([])
  })
}

test('[PR-01] a payment page does not open an address of our site that its query names @desktop', async ({
  context,
  member: _member,
}) => {
  const orders = watchOrders(context)
  const page = await elsewhere(context)
  const ours = `${site.shell}/?n=1#/payment/pix/pay?amount=444`
  // Also together with an order that does not exist.
  for (const order of ['', 'order_id=D1&']) {
    await leadTo(page, `${site.shell}/#/payment/paypal/pay?${order}payUrl=${encodeURIComponent(ours)}`)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(orders).toEqual([])
  }
})

test('[PR-01] [RT-07] the redirect page opens no document of our site for another site @desktop', async ({
  context,
  member: _member,
}) => {
  const orders = watchOrders(context)
  const page = await elsewhere(context)
  for (const name of ['?n=1', 'index.html', '?pay']) {
    const ours = `${site.shell}/${name}#/payment/pix/pay?amount=555`
    await leadTo(page, `${site.shell}/#/redirect?url=${encodeURIComponent(ours)}`)
    await expect(question(page, '555', 'PIX')).toBeVisible()
    await page.goto(EVIL)
  }
  expect(orders).toEqual([])
})

test('[DP-08] the deposit dialog asks no extra question of a member who came from another site @desktop', async ({
  context,
  member: _member,
}) => {
  const orders = watchOrders(context)
  const page = await elsewhere(context)
  await leadTo(page, `${site.shell}/#/`)
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click()
  await page
    .getByRole('dialog', { name: 'Deposit', exact: true })
    .getByRole('button', { name: 'PIX', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'PIX', exact: true })
  await choosePreset(dialog, '100')
  const [popup] = await Promise.all([page.waitForEvent('popup'), depositButton(dialog).click()])
  await popup.waitForURL(`${site.providers}/order/*`)
  expect(orders).toHaveLength(1)
})

for (const address of [
  '/?pay#/login',
  '/?pay#/',
  '/?pay',
  '/?n=1&pay=#/payment/pix/nothing',
  '/?pay&payStatus=payReturn#/',
]) {
  test(`another site that opens ${address} loses its reference to the window once the page is drawn @desktop`, async ({
    context,
  }) => {
    const evil = await elsewhere(context)
    const popup = await openFrom(evil, site.shell + address)
    await expect.poll(() => isClosed(evil)).toBe(true)
    await expect(popup.getByRole('banner').first()).toBeVisible()
    await expect.poll(() => popup.evaluate(() => new URLSearchParams(location.search).has('pay'))).toBe(false)
    if (address.includes('payStatus'))
      await expect(popup.getByRole('dialog', { name: 'Deposit returned' })).toBeVisible()
    if (address.includes('nothing')) await expect(popup).toHaveURL(/#\/404$/)
  })
}

test('another site that opens a payment page loses its reference once that page is left @desktop', async ({
  context,
}) => {
  const evil = await elsewhere(context)
  for (const leave of [
    () => steer(evil, `${site.shell}/?pay#/login`),
    (popup: Page) => popup.getByRole('button', { name: 'To the home page' }).click(),
    (popup: Page) => popup.getByRole('main').getByRole('button', { name: 'Login' }).click(),
  ]) {
    const popup = await openFrom(evil, `${site.shell}/?pay#/payment/pix/pay?amount=50`)
    await expect(
      popup.getByText('Please log in to see your payment. If you have paid already, do not pay again.'),
    ).toBeVisible()
    expect(await isClosed(evil)).toBe(false)
    await leave(popup)
    await expect.poll(() => isClosed(evil)).toBe(true)
    await expect(popup.getByRole('banner')).toBeVisible()
    await popup.close()
  }
})
