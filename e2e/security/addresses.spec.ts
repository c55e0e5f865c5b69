import type { Page } from '@playwright/test'
import { success } from '../support/api-answers.ts'
import { data } from '../support/api.ts'
import { HOSTILE_ADDRESSES } from '../support/hostile-addresses.ts'
import { loadPage } from '../support/load-page.ts'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { APPROVED, choosePreset, depositButton, fillCard, openMethod } from '../journeys/deposits/support.ts'

/** Records the URL of every navigation of any page or frame. */
function visited(page: Page): string[] {
  const hosts: string[] = []
  page.context().on('request', (request) => {
    if (request.isNavigationRequest()) hosts.push(request.url())
  })
  return hosts
}

const PLACES = [
  {
    label: 'Bank card',
    path: '/sys/deposit/stripe/depositOrder',
    answer: (url: string) => ({ iframe: url, orderId: 'D1' }),
  },
  {
    label: 'PayP wallet',
    path: '/sys/deposit/payp/depositOrder',
    answer: (url: string) => ({ orderurl: url, orderId: 'D1' }),
  },
  {
    label: 'visa/mastercard',
    path: '/sys/deposit/paypal/depositOrder',
    answer: (url: string) => ({ c_site: url, biz_id: 'D1', sk: 's', payUrl: url }),
  },
  { label: 'OnlyPay', path: '/sys/deposit/onlyPay/deposit', answer: (url: string) => ({ payUrl: url, id: 'D1' }) },
] as const

/** Each place is tested with its share of the addresses, so that together they cover all. */
for (const [index, { label, path, answer }] of PLACES.entries()) {
  test(`[PR-02] ${label} opens and frames no hostile address of a provider @desktop`, async ({
    page,
    member: _member,
  }) => {
    test.slow()
    expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(120)
    const share = HOSTILE_ADDRESSES.filter((_, at) => at % PLACES.length === index)
    let address = ''
    await page.route(`${site.calls}${path}`, (route) => route.fulfill({ json: success(answer(address)) }))
    const popups: Page[] = []
    page.on('popup', (popup) => popups.push(popup))
    const dialog = await openMethod(page, label)
    await choosePreset(dialog, '50')
    if (label === 'OnlyPay') await fillCard(dialog, APPROVED)
    const visitedAddresses = visited(page)
    const warning = page.getByRole('dialog', { name: 'Warning' })
    for (address of share) {
      await depositButton(dialog).click()
      await expect(warning, address).toContainText('Server is busy')
      await warning.getByRole('button', { name: 'OK' }).click()
      await expect(warning).toBeHidden()
    }
    expect(popups).toHaveLength(0)
    expect(visitedAddresses).toEqual([])
    await expect(page.locator('iframe[src]')).toHaveCount(0)
  })
}

/** From where a payment page takes the provider's address, and an address of such a page. */
const SOURCES = [
  {
    source: 'its query',
    call: null,
    at: (hostile: string) => `/payment/paypal/pay?payUrl=${encodeURIComponent(hostile)}`,
  },
  { source: 'a new order', call: '/sys/deposit/pix/depositOrder', at: () => '/payment/pix/pay?amount=50' },
  {
    source: 'a pending order',
    call: '/ext/deposit/resume',
    at: (_: string, order: string) => `/payment/pix/pay?order_id=${order}`,
  },
] as const

for (const [index, { source, call, at }] of SOURCES.entries()) {
  test(`[PR-01] [PR-02] a payment page leads to no foreign address of ${source} @desktop`, async ({ page, member }) => {
    test.slow()
    const { orderId } = await data<{ orderId: string }>('/sys/deposit/pix/depositOrder', { amount: '60' }, member.token)
    let address = ''
    if (call)
      await page.route(`${site.calls}${call}`, async (route) => {
        const { data: order } = (await (await route.fetch()).json()) as { data: object }
        await route.fulfill({ json: success({ ...order, payUrl: address }) })
      })
    const visitedAddresses = visited(page)
    // A blank one says that the order has ended.
    const some = HOSTILE_ADDRESSES.filter((hostile, place) => hostile.trim() && place % 12 === index * 4)
    for (address of some) {
      await loadPage(page, `/#${at(address, orderId)}`)
      await expect(page.getByRole('alert'), address).toBeVisible()
    }
    const foreign = visitedAddresses.filter((url) => url !== 'about:blank' && !url.startsWith(`${site.shell}/`))
    expect(foreign).toEqual([])
  })
}

test('[DP-14] [DP-15] hostile addresses of a code, a picture or a payment page are not shown as links @desktop', async ({
  page,
  member: _member,
}) => {
  let address = ''
  await page.route(`${site.calls}/sys/cash/getImg`, (route) =>
    route.fulfill({ json: success({ imgUrl: address, qrAddress: address }) }),
  )
  for (address of [
    'javascript:alert(1)',
    `${site.providers}@evil.example/`,
    `${site.providers}.evil.example/`,
    '//evil.example',
  ]) {
    const dialog = await openMethod(page, 'Cash App')
    await choosePreset(dialog, '50')
    await depositButton(dialog).click()
    // Without an address payment is impossible: there is no order to show.
    const warning = page.getByRole('dialog', { name: 'Warning' })
    await expect(warning, address).toContainText('Server is busy')
    await expect(page.locator(`[href="${address}"], [src="${address}"]`)).toHaveCount(0)
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(dialog.getByRole('img', { name: 'Payment code' })).toHaveCount(0)
  }
})
