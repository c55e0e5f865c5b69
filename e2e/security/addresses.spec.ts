import type { Page } from '@playwright/test'
import { HOSTILE_ADDRESSES } from '../support/hostile-addresses.ts'
import { loadPage } from '../support/load-page.ts'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { APPROVED, choosePreset, depositButton, fillCard, openMethod } from '../journeys/deposits/support.ts'

const answer = (data: unknown) => JSON.stringify({ error: 0, message: '', data })

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
    data: (url: string) => ({ iframe: url, orderId: 'D1' }),
  },
  {
    label: 'PayP wallet',
    path: '/sys/deposit/payp/depositOrder',
    data: (url: string) => ({ orderurl: url, orderId: 'D1' }),
  },
  {
    label: 'visa/mastercard',
    path: '/sys/deposit/paypal/depositOrder',
    data: (url: string) => ({ c_site: url, biz_id: 'D1', sk: 's', payUrl: url }),
  },
  { label: 'OnlyPay', path: '/sys/deposit/onlyPay/deposit', data: (url: string) => ({ payUrl: url, id: 'D1' }) },
] as const

/** Each place is tested with its share of the addresses, so that together they cover all. */
for (const [index, { label, path, data }] of PLACES.entries()) {
  test(`[PR-02] ${label} opens and frames no hostile address of a provider @desktop`, async ({
    page,
    member: _member,
  }) => {
    test.slow()
    expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(120)
    const share = HOSTILE_ADDRESSES.filter((_, at) => at % PLACES.length === index)
    let address = ''
    await page.route(`${site.calls}${path}`, (route) => {
      const headers = { 'access-control-allow-origin': site.shell, 'content-type': 'application/json' }
      return route.fulfill({ headers, body: answer(data(address)) })
    })
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

test('[PR-01] [PR-02] a payment page never leads to a foreign address from its query or the API @desktop', async ({
  page,
  member: _member,
}) => {
  test.slow()
  const visitedAddresses = visited(page)
  const some = HOSTILE_ADDRESSES.filter((_, at) => at % 12 === 0)
  for (const address of some) {
    await loadPage(page, `/#/payment/paypal/pay?payUrl=${encodeURIComponent(address)}`)
    await expect(page.getByRole('button', { name: 'To the home page' })).toBeVisible()
  }
  const foreign = visitedAddresses.filter((url) => url !== 'about:blank' && !url.startsWith(`${site.shell}/`))
  expect(foreign).toEqual([])
})

test('[DP-14] [DP-15] hostile addresses of a code, a picture or a payment page are not shown as links @desktop', async ({
  page,
  member: _member,
}) => {
  const headers = { 'access-control-allow-origin': site.shell, 'content-type': 'application/json' }
  let address = ''
  await page.route(`${site.calls}/sys/cash/getImg`, (route) =>
    route.fulfill({ headers, body: answer({ imgUrl: address, qrAddress: address }) }),
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
