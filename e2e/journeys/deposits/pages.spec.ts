import { randomUUID } from 'node:crypto'
import { availableBalance, data } from '../../support/api.ts'
import { loadPage } from '../../support/load-page.ts'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'
import {
  allAnswered,
  chooseOutcome,
  expectStatusCalls,
  openPaymentWindow,
  resultDialog,
  waitForPage,
  stopClock,
  watchCalls,
} from './support.ts'

/** The pages that the specification lists for each provider (RT-17), independent of the site's own table of routes. */
const PROVIDERS = {
  paypal: ['pay', 'check', 'return', 'processing', 'close', 'cancel'],
  pingpong: ['pay', 'return', 'processing', 'close', 'cancel'],
  pix: ['pay', 'return', 'processing', 'close', 'cancel'],
  cpay: ['pay', 'return', 'processing', 'close', 'cancel'],
  easyzeng: ['check', 'return', 'processing', 'close', 'cancel'],
  cj: ['check', 'return', 'processing', 'close', 'cancel'],
}

const order = (token: string) =>
  data<{ orderId: string }>('/sys/deposit/pix/depositOrder', { amount: '60', key: randomUUID() }, token)

for (const [provider, pages] of Object.entries(PROVIDERS)) {
  test(`[RT-17] [PR-01] each page of ${provider}, opened by hand, shows the result of a paid order @desktop`, async ({
    page,
    member,
  }) => {
    test.slow()
    const { orderId } = await order(member.token)
    await chooseOutcome(orderId, 'pay')
    const addresses = pages.map(
      (name) =>
        `#/payment/${provider}/${name}?order_id=${orderId}&id=${orderId}&biz_id=${orderId}&c_url=${site.providers}`,
    )
    const success = resultDialog(page, 'Deposit success')
    for (const [index, address] of addresses.entries()) {
      // The first address loads the page, as a provider's link does; the others are navigated to within it.
      if (index === 0) await page.goto(`/${address}`)
      else await page.evaluate((hash) => void (location.hash = hash), address)
      // An order that has ended can no longer be paid: its payment page also shows the outcome.
      await expect(success).toBeVisible({ timeout: 15_000 })
      await expect(page).toHaveURL(/\/(#\/)?$/)
      await page.keyboard.press('Escape')
      await expect(success).toBeHidden()
    }
  })
}

for (const [address, ask, waits, end] of [
  ['easyzeng/check', '/sys/deposit/pollingStatus', [3000, 3000, 3000], 'Deposit failed'],
  ['cj/processing', '/sys/deposit/pollingStatus', [3000, 3000, 3000], 'Deposit failed'],
  ['paypal/check', '/sys/deposit/pollingStatus', [3000, 3000, 3000], 'Deposit failed'],
  ['paypal/processing', '/sys/paypal/findOrder', [3000, 4000, 4000], 'Deposit canceled'],
] as const) {
  test(`[PR-01] ${address} polls an open order at its intervals, then shows its state @desktop`, async ({
    page,
    member,
  }) => {
    await page.clock.install()
    const { orderId } = await order(member.token)
    const trigger = watchCalls(page, '/sys/paypal/trigger')
    const calls = watchCalls(page, ask)
    await page.goto('/')
    await expect(page.getByRole('banner').getByText('500.00')).toBeVisible()
    await stopClock(page)
    await page.evaluate(
      (to) => void (location.hash = to),
      `/payment/${address}?order_id=${orderId}&biz_id=${orderId}&c_url=${site.providers}`,
    )
    await expect(page.getByRole('heading', { name: 'Processing...' })).toBeVisible()
    if (address === 'paypal/processing') {
      await expect.poll(() => trigger.length).toBe(1)
      await (await trigger[0]!.response())?.finished()
    }
    await waitForPage(page)
    await expectStatusCalls(page, calls, waits.slice(0, -1))
    await expect(page).toHaveURL(/payment/)
    await page.clock.runFor(waits.at(-1)! - 1)
    await waitForPage(page)
    expect(calls).toHaveLength(waits.length - 1)
    await page.clock.runFor(1)
    await expect(resultDialog(page, end)).toContainText('do not pay twice')
    await expect(page).toHaveURL(/:\d+\/(#\/)?$/)
  })
}

test('[PR-01] the return, close and cancel pages of an open order show its state without polling @desktop', async ({
  page,
  member,
}) => {
  const { orderId } = await order(member.token)
  for (const [name, shown] of [
    ['return', 'Deposit returned'],
    ['close', 'Deposit returned'],
    ['cancel', 'Deposit canceled'],
  ] as const) {
    await loadPage(page, `/#/payment/pix/${name}?order_id=${orderId}`)
    await expect(resultDialog(page, shown)).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/(#\/)?$/)
  }
})

test('[PR-01] pay leads to the provider, also after a reload, and processing places one order per address @desktop', async ({
  page,
  member,
}) => {
  const orders = watchCalls(page, '/sys/deposit/pix/depositOrder')
  const { orderId } = await order(member.token)
  await page.goto(`/#/payment/pix/pay?order_id=${orderId}`)
  await page.waitForURL(`${site.providers}/order/${orderId}`)
  await page.goto(`/#/payment/pix/processing?amount=70&memberId=${member.id}`)
  await page.waitForURL(/\/order\/D/)
  const first = page.url()
  await page.goto('/')
  await page.goto(`/#/payment/pix/processing?amount=70&memberId=${member.id}`)
  await page.waitForURL(first)
  expect(orders).toHaveLength(2)
})

test('[PR-01] a visitor is asked to log in, and no order is sent @desktop', async ({ page }) => {
  const orders = watchCalls(page, '/sys/deposit/pix/depositOrder')
  await page.goto('/#/payment/pix/processing?amount=70&memberId=1')
  await expect(
    page.getByText('Please log in to see your payment. If you have paid already, do not pay again.'),
  ).toBeVisible()
  expect(orders).toHaveLength(0)
})

test('[PR-02] only a PAY_CLOSE from the expected window and origin closes the dialog, once @desktop', async ({
  page,
  member: _member,
}) => {
  await page.clock.install()
  const checks = watchCalls(page, '/sys/deposit/pollingStatus')
  const { dialog, popup } = await openPaymentWindow(page)
  // From the page itself, from a frame with an opaque origin, malformed, and a flood of them.
  await page.evaluate(() => {
    addEventListener('message', ({ data, source }: MessageEvent<{ type?: string }>) => {
      if (data.type !== 'PAY_CLOSED') return
      // The right window with a wrong origin.
      for (const origin of ['https://evil.example', `${location.origin}.evil.example`, 'null', ''])
        window.dispatchEvent(new MessageEvent('message', { data: 'PAY_CLOSE', origin, source }))
      document.documentElement.dataset['heard'] = 'PAY_CLOSED'
    })
    for (let index = 0; index < 200; index += 1)
      window.postMessage(index % 2 ? 'PAY_CLOSE' : { type: 'PAY_CLOSE', orderId: 'D1' }, '*')
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    document.body.append(frame)
    for (const origin of ['https://evil.example', 'http://localhost:4300.evil.example', 'null']) {
      window.dispatchEvent(new MessageEvent('message', { data: 'PAY_CLOSE', origin, source: frame.contentWindow }))
    }
    frame.remove()
  })
  await popup.evaluate(() => (window.opener as Window).postMessage({ type: 'PAY_CLOSED' }, '*'))
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'PAY_CLOSED')
  await waitForPage(page)
  await expect(dialog.getByText('Transaction processing')).toBeVisible()
  expect(popup.isClosed()).toBe(false)
  await stopClock(page)
  await popup
    .evaluate(() => {
      for (let time = 0; time < 2; time++) (window.opener as Window).postMessage('PAY_CLOSE', '*')
    })
    .catch(() => undefined)
  await expect(dialog).toBeHidden()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(resultDialog(page, 'Processing...')).toBeVisible()
  await expectStatusCalls(page, checks, [3000, 3000, 3000])
  await expect(resultDialog(page, 'Deposit failed')).toContainText('do not pay twice')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('[DP-19] payStatus on any route opens its pop-up and resets the address to the root @mobile', async ({
  page,
  member: _member,
}) => {
  for (const [address, name] of [
    ['/?payStatus=payError', 'Deposit failed'],
    ['/?payStatus=payCancel', 'Deposit canceled'],
    ['/#/fun?payStatus=payError', 'Deposit failed'],
    ['/#/fun?payStatus=payReturn', 'Deposit returned'],
  ] as const) {
    await loadPage(page, address)
    await expect(resultDialog(page, name)).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/(#\/)?$/)
    await expect(page.getByText('Deposit success')).toHaveCount(0)
  }
})

for (const [where, address] of [
  ['the root', '/?status=failed&order_id='],
  ['another route', '/fun?status=FAIL&order_id='],
  ['a payment page', '/payment/cj/check?status=fail&order_id='],
  ['an address without an order', '/?status=fail&order='],
] as const) {
  test(`[DP-12] a failure in the address, on ${where}, is confirmed with the API and shown at once @desktop`, async ({
    page,
    member,
  }) => {
    await page.clock.install()
    const { orderId } = await order(member.token)
    await page.goto('/')
    await expect(page.getByRole('banner').getByText('500.00')).toBeVisible()
    await stopClock(page)
    const checks = watchCalls(page, '/sys/deposit/pollingStatus')
    await page.evaluate((to) => void (location.hash = to), address + orderId)
    await expect(resultDialog(page, 'Deposit failed')).toContainText('do not pay twice')
    await expect(page).toHaveURL(/:\d+\/(#\/)?$/)
    if (!address.endsWith('order_id=')) return
    // A check that is answered after the payment would show the success by itself.
    await allAnswered(checks)
    await waitForPage(page)
    await chooseOutcome(orderId, 'pay')
    await resultDialog(page, 'Deposit failed').getByRole('button', { name: 'Check again' }).click()
    await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  })
}

test('[DP-18] a success is recorded once per order, and never by an address alone @desktop', async ({
  page,
  member,
}) => {
  const { orderId } = await order(member.token)
  await page.goto(`/#/?payStatus=payReturn&order_id=${orderId}&status=success`)
  await expect(resultDialog(page, 'Deposit returned')).toBeVisible()
  await chooseOutcome(orderId, 'twice')
  for (let visit = 0; visit < 2; visit++) {
    await loadPage(page, `/#/?order_id=${orderId}&status=success`)
    await expect(resultDialog(page, 'Deposit success')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('560.00').first()).toBeVisible()
  }
  const stored = await page.evaluate(() => localStorage.getItem('croupier.purchases'))
  expect(JSON.parse(stored ?? '[]')).toEqual([orderId])
  expect(await availableBalance(member.token)).toBe('560.00')
})
