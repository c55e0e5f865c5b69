import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { createAccount, fillJoin, openJoin, watchCalls } from '../account/support.ts'
import { APPROVED, choosePreset, depositButton, fillCard, resultDialog } from '../deposits/support.ts'
import { adsFrame } from './ads-frame.ts'

const CARD = 'Visa / Mastercard'
/** An advertising script that records every message it gets, in its own frame. */
const SCRIPT = `
  window.heard = []
  addEventListener('message', ({ data }) => window.heard.push(data))
  parent.postMessage({ type: 'ads:ready' }, '*')`

/** The messages that the frame received; null where there is no frame. */
async function receivedEvents(page: Page): Promise<unknown> {
  const inside = await adsFrame(page)
    ?.evaluate(() => (window as { heard?: unknown[] }).heard)
    .catch(() => null)
  return inside ?? null
}

/** Records every request for marketing. */
function watchMarketing(page: Page): string[] {
  const requests: string[] = []
  page.context().on('request', (request) => {
    const isAds = request.url().endsWith('/frames/ads') || (request.postData() ?? '').includes('fbAdsScript')
    if (isAds) requests.push(request.url())
  })
  return requests
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await page.getByRole('dialog', { name: 'Deposit' }).getByRole('button', { name: CARD, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: CARD, exact: true })
  await choosePreset(dialog, '100')
  await fillCard(dialog, APPROVED)
  expect(adsFrame(page), 'a foreign frame beside card fields').toBeUndefined()
  await depositButton(dialog).click()
  const success = resultDialog(page, 'Deposit success')
  await expect(success).toBeVisible()
  await success.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('a deposit', () => {
  test.use({ consent: 'unasked' })

  test("[SH-34] a paid card sends its Purchase event only with the player's consent @desktop", async ({
    page,
    member: _member,
    settings,
  }) => {
    test.slow()
    await settings({ scripts: { fbAdsScript: SCRIPT } })
    const requests = watchMarketing(page)
    await page.goto('/')
    await payByCard(page)
    expect(requests).toEqual([])

    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click()
    // Events before the consent are never sent.
    await expect.poll(() => receivedEvents(page)).toEqual([])
    // Nor is any other of the site's events.
    await page.goto('/#/branchIndex/help/verify-account')
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.goto('/#/')
    await payByCard(page)
    await expect
      .poll(() => receivedEvents(page))
      .toEqual([{ type: 'ads:event', name: 'Purchase', amount: '100.00', currency: 'USD' }])

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    const choice = page.getByRole('dialog', { name: 'Cookies' })
    await choice.getByRole('radio', { name: /Only necessary/ }).check({ force: true })
    await choice.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => adsFrame(page)).toBeUndefined()
    requests.length = 0
    await payByCard(page)
    expect(requests).toEqual([])
  })
})

test.describe('a registration', () => {
  test.use({ consent: 'marketing' })

  test("[SH-34] [SH-36] the registration event reaches the advertising frame with the visitor's consent @desktop", async ({
    page,
    settings,
  }) => {
    test.slow()
    await settings({ scripts: { fbAdsScript: SCRIPT }, promotion: null })
    const pictures = watchCalls(page, '/sys/member/verifyCode/image')
    const form = await openJoin(page)
    await expect.poll(() => receivedEvents(page)).toEqual([])
    await fillJoin(page, form, pictures)
    expect(await receivedEvents(page)).toEqual([])
    await createAccount(form)
    await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
    await expect.poll(() => receivedEvents(page)).toEqual([{ type: 'ads:event', name: 'CompleteRegistration' }])
  })
})
