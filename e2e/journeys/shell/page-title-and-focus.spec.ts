import { expect, test } from '../../support/test.ts'

test("each page shows its name in the title, in the site's language, and home the site's name @desktop", async ({
  page,
}) => {
  await page.goto('/#/branchIndex/help')
  await expect(page).toHaveTitle('Help centre · Croupier')
  await page.getByRole('banner').getByRole('button', { name: 'Home' }).click()
  await expect(page).toHaveTitle('Croupier: online casino')
  await page.goBack()
  await expect(page).toHaveTitle('Help centre · Croupier')
  await page.goto('/#/join')
  await expect(page).toHaveTitle('Join · Croupier')
  await page.evaluate(() => localStorage.setItem('croupier.language', 'de'))
  await page.reload()
  await expect(page).toHaveTitle('Registrieren · Croupier')
})

test('a new page moves the focus to its heading, or to its first field @desktop', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Slots' }).press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/#\/games\/|slots/i)
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/#/login')
  await expect(page.getByLabel('Username / Email')).toBeFocused()
})

test('another article moves the focus to its heading @desktop', async ({ page }) => {
  await page.goto('/#/article?id=5')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveTitle(/ · Croupier$/)
  const first = await heading.textContent()
  await page.evaluate(() => (location.hash = '#/article?id=4'))
  await expect(heading).not.toHaveText(first!)
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(heading).toHaveText(first!)
  await expect(heading).toBeFocused()
})

test("a page opened from a pop-up takes the focus from the pop-up's opener @desktop", async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await page.evaluate(() => (location.hash = '#/branchIndex/help'))
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('pages and forms take the focus beside an open chat, unless the player is writing there @desktop', async ({
  page,
}) => {
  await page.goto('/#/404')
  await page.getByRole('button', { name: 'Open the live chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Live chat' })
  await expect(chat.frameLocator('iframe').getByRole('log')).toContainText('Hello')
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Slots' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/#/login')
  await expect(page.getByLabel('Username / Email')).toBeFocused()
  await bar.getByRole('button', { name: 'Login' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username / Email')).toBeFocused()
  await chat.getByRole('button', { name: 'Close the live chat' }).focus()
  await page.goBack()
  await expect(page).toHaveTitle(/^Slots/)
  await expect(chat.getByRole('button', { name: 'Close the live chat' })).toBeFocused()
})

test('a query page that changes at the login shows its new name and focuses its heading @desktop', async ({
  page,
  newMember,
  settings,
}) => {
  await settings({ promotion: null })
  const { username, password } = await newMember()
  await page.goto('/#/queryOneAwr')
  await expect(page).toHaveTitle('Query login · Croupier')
  const main = page.getByRole('main')
  await main.getByLabel('Username / Email').fill(username)
  await main.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Withdrawal applications · Croupier')
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal applications' })).toBeFocused()
})
