import type { Page } from '@playwright/test'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import {
  providerButton,
  choosePreset,
  depositButton,
  openMethod,
  openPaymentWindow,
  resultDialog,
  waitForPage,
  watchCalls,
} from '../journeys/deposits/support.ts'
import { elsewhere, EVIL, openFrom } from './foreign-page.ts'

interface Hostile {
  readonly source: 'right' | 'page' | 'frame' | 'none'
  readonly origin: string
  readonly data: unknown
}

const RIGHT = { type: 'PAY_CLOSE', orderId: 'D2222222222', status: 'fail' }
const ORIGINS = [
  'null',
  '',
  'https://evil.example',
  `${site.providers}.evil.example`,
  `${site.providers}0`,
  `${site.providers}/`,
  `${site.providers}@evil.example`,
  site.providers.replace('http:', 'https:'),
  site.providers.replace('localhost', 'LOCALHOST'),
  site.providers.replace('localhost', 'localhost.'),
  site.providers.replace('localhost', '127.0.0.1'),
  site.vendor,
  site.api,
  site.providers.replace('localhost', 'xn--lcalhost-8xa'),
  `${site.shell}.evil.example`,
  `${site.shell}/`,
  'file://',
  'chrome-extension://abcdefghijklmnop',
  'about:blank',
  `evil ${site.providers}`,
  ` ${site.providers}`,
  `${site.providers}\n`,
  '*',
]
const MALFORMED: readonly unknown[] = [
  null,
  undefined,
  0,
  1,
  true,
  '',
  'PAY_CLOSE ',
  ' PAY_CLOSE',
  'pay_close',
  'PAY_CLOSED',
  'PAY_CLOSE\u0000',
  '"PAY_CLOSE"',
  '{"type":"PAY_CLOSE"}',
  [],
  ['PAY_CLOSE'],
  [RIGHT],
  {},
  { type: 'PAY' },
  { type: 'pay_close' },
  { type: ['PAY_CLOSE'] },
  { type: { PAY_CLOSE: 1 } },
  { Type: 'PAY_CLOSE' },
  { data: RIGHT },
  { type: 'PAY_CLOSE', orderId: '../../x' },
  { type: 'PAY_CLOSE', orderId: '' },
  { type: 'PAY_CLOSE', orderId: 7 },
  { type: 'PAY_CLOSE', orderId: ['D1'] },
  { type: 'PAY_CLOSE', orderId: 'x'.repeat(81) },
  { type: 'PAY_CLOSE', orderId: '<img src=x onerror=alert(1)>' },
  { type: 'PAY_CLOSE', status: 'x'.repeat(61) },
  { type: 'PAY_CLOSE', status: {} },
  { type: 'PAY_CLOSE', orderId: 'D1\nD2' },
  { type: 'PAY_SUCCESS', orderId: 'D1' },
  { type: 'game:close' },
  { type: 'ads:event', name: 'Purchase', amount: '1' },
  { type: 'chat:open' },
  { __proto__: { type: 'PAY_CLOSE' } },
  'x'.repeat(200_000),
  Array.from({ length: 1000 }, () => RIGHT),
]

/** Every kind of message that must change nothing: wrong origin, wrong source, neither, malformed. */
const HOSTILE: readonly Hostile[] = [
  ...ORIGINS.flatMap((origin) => ['PAY_CLOSE', RIGHT].map((data) => ({ source: 'right' as const, origin, data }))),
  ...(['page', 'frame', 'none'] as const).flatMap((source) =>
    [site.providers, site.shell].flatMap((origin) => ['PAY_CLOSE', RIGHT].map((data) => ({ source, origin, data }))),
  ),
  ...ORIGINS.flatMap((origin) =>
    (['page', 'frame', 'none'] as const).map((source) => ({ source, origin, data: RIGHT })),
  ),
  ...MALFORMED.flatMap((data) =>
    [site.providers, site.shell].map((origin) => ({ source: 'right' as const, origin, data })),
  ),
]

/** Dispatches them as a browser would; the right source is the payment's own window or frame. */
const deliver = (page: Page, messages: readonly Hostile[]) =>
  page.evaluate((all) => {
    const stray = document.createElement('iframe')
    stray.setAttribute('sandbox', 'allow-scripts')
    document.body.append(stray)
    const genuine =
      (window as { opened?: Window }).opened ??
      document.querySelector<HTMLIFrameElement>('[role=dialog] iframe')?.contentWindow
    const sources = { right: genuine, page: window, frame: stray.contentWindow, none: null }
    for (const { source, origin, data } of all) {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: sources[source] ?? null }))
    }
    stray.remove()
    return Boolean(genuine)
  }, messages as Hostile[])

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...parts) => Object.assign(window, { opened: open(...parts) }).opened
  })
})

test('[PR-02] a payment window ignores 200 hostile messages and a flood of them; the genuine one closes it once @desktop', async ({
  page,
  member: _member,
}) => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(200)
  const questions = watchCalls(page, '/sys/deposit/pollingStatus')
  const refreshes = watchCalls(page, '/sys/auth/token/refresh')
  const { dialog, popup } = await openPaymentWindow(page)
  const before = refreshes.length
  expect(await deliver(page, HOSTILE)).toBe(true)
  for (let round = 0; round < 5; round += 1) await deliver(page, HOSTILE)
  await waitForPage(page)
  await expect(dialog.getByText('Transaction processing')).toBeVisible()
  expect([questions.length, refreshes.length - before, popup.isClosed()]).toEqual([0, 0, false])
  await expect(page.getByRole('dialog')).toHaveCount(1)
  // The genuine message, twice: one pop-up closes, and the API is asked for the outcome, which decides.
  await popup.evaluate((target) => {
    for (const _ of [1, 2]) (window.opener as Window).postMessage({ type: 'PAY_CLOSE' }, target)
  }, site.shell)
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Deposit success')).toHaveCount(0)
})

test('[PR-02] a payment frame ignores 200 hostile messages; the genuine one starts the status calls @desktop', async ({
  page,
  member: _member,
}) => {
  const questions = watchCalls(page, '/sys/stripe/findOrder')
  const dialog = await openMethod(page, 'Bank card')
  await choosePreset(dialog, '100')
  await depositButton(dialog).click()
  await expect(providerButton(dialog.frameLocator('iframe'), 'Pay The')).toBeVisible()
  expect(await deliver(page, HOSTILE)).toBe(true)
  await waitForPage(page)
  await expect(providerButton(dialog.frameLocator('iframe'), 'Pay The')).toBeVisible()
  expect(questions).toHaveLength(0)
  await providerButton(dialog.frameLocator('iframe'), 'Pay The').click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
})

const CLOSING = ['PAY_CLOSE', RIGHT]

/** Returns a function that waits until the page has received all of them from an origin, and has handled them. */
async function watchMessages(page: Page) {
  const origins = await page.evaluateHandle(() => {
    const seen: string[] = []
    addEventListener('message', ({ origin }) => seen.push(origin))
    return seen
  })
  return async (origin: string) => {
    await expect
      .poll(() => origins.evaluate((all, from) => all.filter((each) => each === from).length, origin))
      .toBe(CLOSING.length)
    await waitForPage(page)
  }
}

test('[PR-02] a foreign page that opened the site, and can still reach it, closes no dialog @desktop', async ({
  context,
  member: _member,
}) => {
  // As in a browser that knows no opener policy: otherwise only a payment page can be reached from its opener.
  await context.grantPermissions(['local-network-access'])
  await context.route(`${site.shell}/`, async (route) => {
    const response = await route.fetch()
    const { 'cross-origin-opener-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const foreign = await elsewhere(context)
  const page = await openFrom(foreign, `${site.shell}/`)
  const { dialog, popup } = await openPaymentWindow(page)
  const received = await watchMessages(page)
  await foreign.evaluate((messages) => {
    for (const message of messages) (window as { handle?: Window }).handle!.postMessage(message, '*')
  }, CLOSING)
  await received(new URL(EVIL).origin)
  await expect(dialog.getByText('Transaction processing')).toBeVisible()
  expect(popup.isClosed()).toBe(false)
})

for (const [whose, origin] of [
  ['a vendor', site.vendor],
  ["the provider's own site", site.providers],
] as const) {
  test(`[PR-02] a page of ${whose} in a frame of the site closes no payment window @desktop`, async ({
    page,
    member: _member,
  }) => {
    const address = `${origin}/elsewhere`
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
    const { dialog, popup } = await openPaymentWindow(page)
    const received = await watchMessages(page)
    const element = await page.evaluateHandle((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
      return frame
    }, address)
    const frame = (await element.contentFrame())!
    await frame.waitForURL(address)
    await frame.evaluate((messages) => {
      for (const message of messages) parent.postMessage(message, '*')
    }, CLOSING)
    await received(origin)
    await expect(dialog.getByText('Transaction processing')).toBeVisible()
    expect(popup.isClosed()).toBe(false)
  })
}

test('[PR-02] a payment window that has gone to a foreign page closes no dialog @desktop', async ({
  page,
  member: _member,
  context,
}) => {
  const { dialog, popup } = await openPaymentWindow(page)
  const received = await watchMessages(page)
  // It keeps its opener there.
  await context.route(`${site.api}/elsewhere`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
  await popup.evaluate((address) => void (location.href = address), `${site.api}/elsewhere`)
  await popup.waitForURL(/elsewhere/)
  await popup.evaluate((messages) => {
    for (const message of messages) (window.opener as Window).postMessage(message, '*')
  }, CLOSING)
  await received(site.api)
  await expect(dialog.getByText('Transaction processing')).toBeVisible()
  expect(popup.isClosed()).toBe(false)
})
