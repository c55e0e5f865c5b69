import type { Page } from '@playwright/test'
import { openDrawer } from '../../support/drawer.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { logInInDialog, logInOnPage, submitLogin } from '../../support/login.ts'
import { bodyOf, expectToast, openFromMenu, watchCalls } from './support.ts'

const topBar = (page: Page) => page.getByRole('banner')

test('[AC-13] [AC-14] a login requires both fields, then closes and shows the balance', async ({ page, newMember }) => {
  const member = await newMember({ balance: '61.50', credited: 1 })
  const logins = watchCalls(page, '/sys/auth/login')
  await page.goto('/')
  await topBar(page).getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await expectAccessible(page)
  const login = dialog.getByRole('button', { name: 'Login', exact: true })
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await login.click()
  await expectToast(page, 'Username / Email required')
  await dialog.getByLabel('Username / Email').fill(member.username)
  await login.click()
  await expectToast(page, 'Password required')
  // The previous error is no longer shown.
  await expect(toasts.getByText('Username / Email required')).toHaveCount(0)
  expect(logins).toEqual([])
  const password = dialog.getByRole('textbox', { name: 'Password' })
  await password.fill('wrong-pass-1')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await login.click()
  await expectToast(page, 'Username or password is wrong.')
  // Besides the toast, the error is at the field, which has the focus for another try.
  await expect(password).toHaveAccessibleDescription('Username or password is wrong.')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('wrong-pass-1')
  await expect(dialog.getByLabel('Username / Email')).toHaveValue(member.username)
  await password.fill(member.password)
  const chat = page.waitForRequest('**/sys/sysSetting/checkContactUsSetting')
  const promotion = page.waitForRequest('**/ext/promotion/current')
  await login.click()
  await expect(dialog).toBeHidden()
  await Promise.all([chat, promotion])
  await expect(topBar(page).getByText('$ 61.50')).toHaveCount(1)
  expect(bodyOf(logins.at(-1))).toEqual({ username: member.username, password: member.password, type: 'MEMBER' })
  expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBeTruthy()
})

test("[AC-13] [SH-31] a form's error toasts disappear with the form, its next step and Back @desktop", async ({
  page,
}) => {
  await page.goto('/')
  await topBar(page).getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expectToast(page, 'Username / Email required')
  await dialog.getByRole('button', { name: 'Forgot password' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  // By itself a toast of an error stays for 7 s.
  await expect(toasts.getByRole('status')).toHaveCount(0, { timeout: 4_000 })
  await page.goBack()
  // Older browsers do not report that the player navigated back.
  for (const goBack of [() => page.goBack(), () => page.evaluate(() => history.back())]) {
    await topBar(page).getByRole('button', { name: 'Login' }).click()
    await dialog.getByRole('button', { name: 'Login', exact: true }).click()
    await expectToast(page, 'Username / Email required')
    await goBack()
    await expect(dialog).toBeHidden()
    await expect(toasts.getByRole('status')).toHaveCount(0, { timeout: 4_000 })
  }
})

test('[AC-13] the login leads to joining and to the forgotten password, and back @desktop', async ({ page }) => {
  await page.goto('/')
  await topBar(page).getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog', { name: 'Welcome back' }).getByRole('button', { name: 'New member / Sign up' }).click()
  const join = page.getByRole('dialog', { name: 'Join' })
  await join.getByRole('button', { name: 'Already have an account' }).click()
  await expect(join).toBeHidden()
  await page.getByRole('dialog', { name: 'Welcome back' }).getByRole('button', { name: 'Forgot password' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('[AC-13] [AC-15] login and forgotten password share the typed name until the form is closed @desktop', async ({
  page,
}) => {
  await page.goto('/')
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  const forgot = page.getByRole('dialog', { name: 'Forgot password' })
  const again = topBar(page).getByRole('button', { name: 'Login' })
  await again.click()
  await login.getByLabel('Username / Email').fill('ada')
  await login.getByRole('textbox', { name: 'Password' }).fill('a-guess')
  await login.getByRole('button', { name: 'Forgot password' }).click()
  await expect(forgot.getByLabel('Username / Email')).toHaveValue('ada')
  await expect(forgot.getByLabel('Username / Email')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await again.click()
  await expect(login.getByLabel('Username / Email')).toHaveValue('ada')
  await expect(login.getByRole('textbox', { name: 'Password' })).toHaveValue('')
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(login).toHaveCount(0)
  await again.click()
  await expect(login.getByLabel('Username / Email')).toHaveValue('')
})

test('[RT-03] the login page leads to a backurl inside the site, otherwise home @desktop', async ({
  page,
  newMember,
}) => {
  for (const [backurl, end] of [
    ['/branchIndex/help', '/branchIndex/help'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
  ] as const) {
    const member = await newMember()
    await page.goto('/')
    await page.evaluate(() => localStorage.removeItem('croupier.token'))
    await page.goto(`/?n=${encodeURIComponent(end + backurl.length)}#/login?backurl=${encodeURIComponent(backurl)}`)
    const form = page.getByRole('main')
    await submitLogin(form, member)
    await expect.poll(() => new URL(page.url()).hash.replace('#', '') || '/').toBe(end)
    expect(new URL(page.url()).hostname).toBe('localhost')
  }
})

test('[AC-13] [RT-03] bar and drawer focus the form on the page of login or join', async ({ page }) => {
  for (const [path, name, label] of [
    ['/login', 'Login', 'Username / Email'],
    ['/join', 'Join', 'Email'],
  ] as const) {
    await page.goto(`/#${path}`)
    const form = page.getByRole('main')
    await form.getByLabel(label, { exact: true }).fill('ada')
    await form.getByRole('button').last().focus()
    const outside = page.getByRole('button', { name, exact: true }).and(page.locator(':not(main *)'))
    const popUp = page.getByRole('dialog').and(page.locator(':not(main *)'))
    await outside.filter({ visible: true }).first().click()
    await expect(form.getByLabel(label, { exact: true })).toBeFocused()
    await expect(popUp).toHaveCount(0)
    const menu = await openDrawer(page)
    await menu.getByRole('button', { name, exact: true }).click()
    await expect(popUp).toHaveCount(0)
    await expect(form.getByLabel(label, { exact: true })).toBeFocused()
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('ada')
    await expect(page).toHaveURL(new RegExp(`#${path}$`))
  }
})

test('a login from the bottom bar leaves the focus on the item that takes the place of Login @mobile', async ({
  page,
  newMember,
  settings,
}) => {
  await settings({ promotion: null })
  const member = await newMember()
  await page.goto('/#/404')
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  await bar.getByRole('button', { name: 'Login' }).click()
  await logInInDialog(page, member)
  await expect(bar.getByRole('button', { name: 'News' })).toBeFocused()
})

test('[SE-04] a logout ends the session, closes the drawer and goes home; a refusal is an alert', async ({
  page,
  member,
  fault,
}) => {
  await fault('/sys/auth/logout', 'envelope', { body: '{"error":7,"message":"Not now, please","data":null}', times: 1 })
  await page.goto('/#/games/all')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Logout' }).click()
  const warning = page.getByRole('alertdialog', { name: 'Warning' }).or(page.getByRole('dialog', { name: 'Warning' }))
  await expect(warning).toContainText('Not now, please')
  await warning.getByRole('button', { name: 'OK', exact: true }).click()
  expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBe(member.token)
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(topBar(page).getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBeNull()
  expect(new URL(page.url()).hash.replace('#', '') || '/').toBe('/')
})

test('[AC-18] personal details are shown and cannot be edited', async ({ page, newMember, signIn }) => {
  const member = await newMember({ firstName: 'Mary Ann', lastName: 'Duarte', city: 'Sacramento' })
  await signIn(member)
  const dialog = await openFromMenu(page, 'Personal details', 'Account settings')
  await expect(dialog.getByText(/contact support/).first()).toBeVisible()
  const terms = dialog.getByRole('term')
  await expect(terms.last()).toBeVisible()
  const details = await terms.evaluateAll((names) =>
    names.map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  )
  expect(details).toEqual([
    ['Username', member.username],
    ['First name', 'Mary Ann'],
    ['Last name', 'Duarte'],
    ['Gender', 'Female'],
    ['Country', 'US - United States'],
    ['Postal code', '94203'],
    ['Town/City', 'Sacramento'],
    ['Address', '1 Main Street'],
    ['Email', `${member.username}@players.example`],
    ['Mobile number', '+1 5551234567'],
  ])
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Contact us' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
})

test('[SE-05] [AC-01] a login in another tab closes the registration, as a pop-up and as a page @desktop', async ({
  page,
  context,
  newMember,
}) => {
  const member = await newMember({ balance: '61.50' })
  await page.goto('/')
  await topBar(page).getByRole('button', { name: 'Join' }).click()
  const join = page.getByRole('dialog', { name: 'Join' })
  await join.getByLabel('Email').fill('somebody@players.example')
  const joinPage = await context.newPage()
  await joinPage.goto('/#/join')
  await joinPage.getByRole('main').getByLabel('Email').fill('somebody@players.example')
  const other = await context.newPage()
  await other.goto('/#/login')
  await logInOnPage(other, member)
  await expect(topBar(page).getByText('61.50')).toBeVisible()
  await expect(join).toBeHidden()
  await expect(joinPage).toHaveURL(/#\/$/)
  await expect(joinPage.getByRole('heading', { level: 1, name: /slots/ })).toBeVisible()
  await joinPage.goto('/#/join')
  await expect(joinPage).toHaveURL(/#\/$/)
})
