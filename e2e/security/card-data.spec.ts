import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { apiPath } from '../support/calls.ts'
import { site } from '../support/site.ts'
import {
  providerButton,
  choosePreset,
  depositButton,
  fillCard,
  openMethod,
  submitToWindow,
  resultDialog,
} from '../journeys/deposits/support.ts'

/** A card number and a four-digit code that occur nowhere else on the site. */
const CARD = { number: '3782 822463 10005', cvv: '9173', month: '11', year: '2031' }
const CARRIERS = ['/sys/deposit/creditcard/deposit', '/sys/deposit/cattl/deposit', '/sys/deposit/onlyPay/deposit']

/** Whether a text contains the number (in any spacing) or the code on its own; named by `where`. */
function findings(where: string, text: string): string[] {
  const digits = text.replace(/(?<=\d)[\s-]+(?=\d)/g, '')
  const hasNumber = digits.includes('378282246310005') || /3782\D?822463\D?10005/.test(text)
  const hasCode = /(?<![\w.-])9173(?![\w-])/.test(text)
  return hasNumber || hasCode ? [`${where}: ${hasNumber ? 'number' : 'code'}`] : []
}

/** Records all requests with their headers and bodies, and what is written to any console. */
function record(context: BrowserContext) {
  const requests: Request[] = []
  const lines: string[] = []
  context.on('request', (request) => requests.push(request))
  context.on('console', (message) => lines.push(message.text()))
  context.on('weberror', (error) => lines.push(String(error.error())))
  return { requests, lines }
}

/** Everything that the page stores, and every value in its document, hidden fields included. */
const storageOf = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T | null>((resolve) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => resolve(null)
      })
    const databases: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database?.objectStoreNames ?? []) {
        databases.push(name, store, await done(database!.transaction(store).objectStore(store).getAll()))
      }
      database?.close()
    }
    const cached: string[] = []
    for (const name of 'caches' in window ? await caches.keys() : []) {
      cached.push(...(await (await caches.open(name)).keys()).map(({ url }) => url))
    }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      history.state,
      document.cookie,
      document.title,
      window.name,
      databases,
      cached,
      performance.getEntries().map(({ name }) => name),
    ])
  })

const visibleText = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea, select')].map(
      (field) => (field as HTMLInputElement).value,
    )
    return `${document.documentElement.outerHTML} ${values.join(' ')}`
  })

test('[DP-05] card number and CVV appear in the one call that sends them, and nowhere else @desktop', async ({
  page,
  context,
  member: _member,
  fault,
  watch,
}) => {
  test.slow()
  const { requests, lines } = record(context)
  const found: string[] = []
  const check = async (when: string) => void found.push(...findings(`storage ${when}`, await storageOf(page)))
  const lookAtPage = async (when: string) => void found.push(...findings(`the page ${when}`, await visibleText(page)))

  // A card that is charged at once, after a failed call.
  await fault(CARRIERS[0]!, 'status', { times: 1 })
  let dialog = await openMethod(page, 'Visa / Mastercard')
  await choosePreset(dialog, '50')
  await fillCard(dialog, CARD)
  await check('while typed')
  await depositButton(dialog).click()
  await page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: 'OK' }).click()
  await check('after an error')
  await depositButton(dialog).click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  await check('after the charge')
  await lookAtPage('after the charge')

  // A card that is charged in two steps.
  dialog = await openMethod(page, 'Visa / Mastercard 2')
  await expect(dialog.getByLabel('Card number')).toHaveValue('')
  await choosePreset(dialog, '50')
  await fillCard(dialog, CARD)
  await depositButton(dialog).click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()

  // A card with a payment window and its return page, then a reload with the fields filled in.
  dialog = await openMethod(page, 'OnlyPay')
  await choosePreset(dialog, '50')
  await fillCard(dialog, CARD)
  const popup = await submitToWindow(page, dialog)
  await expect(providerButton(popup, 'Pay The')).toBeVisible()
  found.push(...findings('the window', `${popup.url()} ${await popup.content()}`))
  await providerButton(popup, 'Pay The').click()
  await expect(resultDialog(page, 'Deposit success')).toBeVisible()
  dialog = await openMethod(page, 'Visa / Mastercard')
  await fillCard(dialog, CARD)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await lookAtPage('after closing the form')
  dialog = await openMethod(page, 'Visa / Mastercard')
  await fillCard(dialog, CARD)
  // An error while the card is typed is reported to the operator, without the card.
  watch.allow(/a slip while typing/)
  const report = page.waitForRequest('**/ext/reports')
  await page.evaluate(async () => {
    const broken = new Promise((resolve) => window.addEventListener('error', resolve, { once: true }))
    setTimeout(() => {
      throw new Error('a slip while typing')
    })
    await broken
    // Reports are sent when the page is left.
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect((await report).postData()).toContain('a slip while typing')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  await check('after a reload')
  await page.goBack()
  await check('after Back')

  const carriers: string[] = []
  for (const request of requests) {
    const [path, { origin, pathname }] = [apiPath(request.url()), new URL(request.url())]
    const body = request.postData() ?? ''
    const target = `${request.method()} ${origin}${pathname}`
    found.push(...findings(`${target} address`, request.url()))
    found.push(...findings(`${target} headers`, JSON.stringify(request.headers())))
    if (findings('', body).length === 0) continue
    if (request.url() === site.calls + path && CARRIERS.includes(path)) carriers.push(path)
    else found.push(`${target} body`)
  }
  found.push(...findings('console', lines.join('\n')), ...findings('cookies', JSON.stringify(await context.cookies())))
  expect(found).toEqual([])
  expect(requests.length).toBeGreaterThan(50)
  expect(carriers).toEqual([CARRIERS[0], CARRIERS[0], CARRIERS[1], CARRIERS[2]])
})
