import { success } from '../../support/api-answers.ts'
import { data } from '../../support/api.ts'
import { waitForPage } from '../../support/calls.ts'
import { menuButton } from '../../support/drawer.ts'
import { speak } from '../../support/language.ts'
import { expect, test } from '../../support/test.ts'
import { addFiles, openDocuments, pngNamed } from '../account/support-documents.ts'

const languages = {
  Português: ['pt', 'Regras de saque'],
  Español: ['es', 'Reglas de retiro'],
  Deutsch: ['de', 'Auszahlungsregeln'],
  Français: ['fr', 'Règles de retrait'],
  Italiano: ['it', 'Regole di prelievo'],
  Suomi: ['fi', 'Kotiutussäännöt'],
  Türkçe: ['tr', 'Para çekme kuralları'],
  日本語: ['ja', '出金規約'],
  Filipino: ['fil', 'Mga patakaran sa cashout'],
  English: ['en', 'Withdrawal rules'],
} as const

test('[SH-29] all ten languages are complete, and the choice is kept and sent with every request', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const [name, [code, words]] of Object.entries(languages)) {
    await page.getByRole('contentinfo').locator('button').first().click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: words })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0)
  }
  await page.getByRole('contentinfo').locator('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Suomi' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  const sent = page.waitForRequest(/\/base\/banner\/listAll$/)
  await page.reload()
  expect((await sent).headers()['language']).toBe('fi')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kotiutussäännöt' })).toBeVisible()
})

test.describe('in a Finnish browser', () => {
  test.use({ locale: 'fi-FI' })

  test("[SH-29] a first visit shows the site's default language, and sends it @desktop", async ({ page }) => {
    const sent = page.waitForRequest(/\/base\/banner\/listAll$/)
    await page.goto('/')
    expect((await sent).headers()['language']).toBe('en')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Withdrawal rules' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => navigator.language)).toBe('fi-FI')
  })
})

test('[SH-29] a member changes the language in the drawer, and a legal text stays English and says so', async ({
  page,
  member: _member,
}) => {
  await page.goto('/')
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Language' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
  await expect(page.getByText('Maßgeblich ist die englische Fassung.')).toBeVisible()
})

test('[SH-29] [SH-33] the countries are named, sorted and searched in the language of the site @desktop', async ({
  page,
  member: _member,
}) => {
  await speak(page, 'de')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Einzahlen' }).click()
  await page
    .getByRole('dialog', { name: 'Einzahlung' })
    .getByRole('button', { name: 'Visa / Mastercard', exact: true })
    .click()
  const country = page
    .getByRole('dialog', { name: 'Visa / Mastercard' })
    .getByRole('combobox', { name: 'Land', exact: true })
  await expect(country).not.toHaveValue('')
  await country.click()
  await country.fill('land')
  // The browser's language is English; the primitives library's own texts are German all the same.
  const list = page.getByRole('listbox', { name: 'Empfehlungen' })
  await expect(list).toBeVisible()
  const shown = await list.getByRole('option').allTextContents()
  const known = ['AX - Ålandinseln', 'DE - Deutschland', 'FI - Finnland', 'GR - Griechenland']
  expect(shown.filter((each) => known.includes(each))).toEqual(known)
  await country.fill('osterr')
  await expect(list.getByRole('option')).toHaveText(['AT - Österreich'])
})

test("[SH-29] a field's message changes to the language chosen in another tab @desktop", async ({ page, context }) => {
  await page.goto('/#/join')
  await page.getByRole('main').getByRole('button', { name: 'Next' }).click()
  const email = page.getByRole('main').locator('input[type=email]')
  await expect(email).toHaveAccessibleDescription('Email required')
  const other = await context.newPage()
  await other.goto('/')
  await other
    .getByRole('contentinfo')
    .getByRole('button', { name: /English/ })
    .click()
  await other.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click()
  await page.bringToFront()
  await expect(page.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible()
  await expect(email).toHaveAccessibleDescription('Bitte E-Mail angeben')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('[SH-29] long labels keep the fields of a row aligned @mobile', async ({ page, member: _member }) => {
  await speak(page, 'fil')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Magdeposito' }).click()
  await page
    .getByRole('dialog', { name: 'Deposito' })
    .getByRole('button', { name: 'Visa / Mastercard', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Visa / Mastercard' })
  const month = dialog.getByLabel('Buwan ng pag-expire')
  await expect(month).toBeVisible()
  const cvv = await dialog.getByLabel('CVV').elementHandle()
  // Measured in one call, since the sheet may still be moving.
  const offsets = () =>
    month.evaluate(
      (field, other) => Math.abs(field.getBoundingClientRect().bottom - other!.getBoundingClientRect().bottom),
      cvv,
    )
  expect(await offsets()).toBeLessThan(1)
})

test('[SH-29] the steps of joining fit the width of a small phone @mobile', async ({ page }) => {
  await speak(page, 'fil')
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/#/join')
  const steps = page.getByRole('list', { name: 'Usad ng pagpaparehistro' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  expect(await steps.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0)
})

test("[SH-29] the operator's articles and banners follow the chosen language, an open one at once @desktop", async ({
  page,
}) => {
  const choose = async (name: string) => {
    await page.getByRole('contentinfo').locator('button').first().click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await page.goto('/')
  await expect(page.getByText('Double your first deposit, up to $ 200').first()).toBeAttached()
  await choose('Deutsch')
  await expect(page.getByText('Verdopple deine erste Einzahlung bis $ 200').first()).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Auszahlungsregeln' }).click()
  const rules = page.getByRole('dialog', { name: 'Auszahlungsregeln' })
  await expect(rules.getByText('€ 15.000 im Monat')).toBeVisible()
  await expect(rules.locator('[lang=de]')).toContainText('Ein Geschenkbonus selbst kann nicht ausgezahlt werden')
  await page.keyboard.press('Escape')
  await page.goto('/#/article?id=5')
  const main = page.getByRole('main')
  await expect(main.getByText('€ 15.000 im Monat')).toBeVisible()
  await choose('日本語')
  await expect(main.getByText('出金は月€ 15,000')).toBeVisible()
  await expect(main.locator('[lang=ja]').first()).toBeVisible()
  await expect(main.getByText('€ 15.000 im Monat')).toBeHidden()
})

test('[SH-30] every request carries token and language, and the encoding that its call requires @desktop', async ({
  page,
  member,
  fault,
}) => {
  const requests: { url: string; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    // Reports of load times are anonymous beacons and are skipped.
    if (['fetch', 'xhr'].includes(request.resourceType()) && /\/(sys|base|ext)\//.test(request.url())) {
      requests.push({ url: request.url(), headers: request.headers() })
    }
  })
  await page.goto('/')
  await expect(page.getByText('Available balance')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
  // The access check goes out before any bundle.
  expect(requests[0]?.url).toMatch(/\/sys\/ipinfoCloudFlare$/)

  // An upload and a download of a file: neither is a call like the others.
  const sent = page.waitForResponse('**/sys/file/upload')
  await addFiles(await openDocuments(page), 'ID proof', pngNamed('passport.png'))
  const { data: file } = (await (await sent).json()) as { data: { id: string } }
  const user = await data<object>('/sys/auth/token/info', {}, member.token)
  await fault('/sys/auth/token/info', 'envelope', {
    body: success({ ...user, idcardProofId: file.id, idcardProofStatus: 10 }),
  })
  const stored = (await openDocuments(page)).getByRole('img', { name: 'ID proof, file 1' })
  await expect(stored).toHaveAttribute('src', /^blob:/)

  for (const { url, headers } of requests) {
    expect(headers['authorization'], url).toBe(member.token)
    expect(headers['language'], url).toBe('en')
  }
  const typeOf = (path: string) =>
    requests.find(({ url }) => new URL(url).pathname.endsWith(path))?.headers['content-type']
  expect(typeOf('/base/banner/listAll')).toContain('application/json')
  expect(typeOf('/sys/auth/token/info')).toContain('application/x-www-form-urlencoded')
  expect(typeOf('/sys/file/upload')).toContain('multipart/form-data')
  expect(requests.filter(({ url }) => url.includes('/sys/file/get?'))).not.toEqual([])
})

test('[SH-29] [SH-33] a language that cannot be loaded offline is reported in one line', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').locator('button').first().click()
  const choice = page.getByRole('dialog').getByRole('button', { name: 'Deutsch' })
  await expect(choice).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.').first()).toBeVisible()
  const message = page.waitForEvent('console', (message) => message.text().includes('the words of de'))
  await choice.click()
  await message
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('You are offline.')).toHaveCount(1)
  await context.setOffline(false)
  await waitForPage(page)
  expect(await page.getByText('Server is busy').count()).toBe(0)
})
