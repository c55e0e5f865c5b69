import type { Page } from '@playwright/test'
import { data } from '../../support/api.ts'
import { holdAnswer, waitForPage } from '../../support/calls.ts'
import { openDrawer } from '../../support/drawer.ts'
import { LOGIN_TITLE, logInFromBar, logInOnPage, SESSION_ENDED } from '../../support/login.ts'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'

const LOGIN = '/sys/auth/login'
const LOGOUT = '/sys/auth/logout'

const bar = (page: Page) => page.getByRole('banner')
const loginDialog = (page: Page) => page.getByRole('dialog', { name: LOGIN_TITLE })

/** Releases a held response and waits until the page has read it. */
async function releaseResponse(page: Page, path: string, release: () => void): Promise<void> {
  const answer = page.waitForResponse(`${site.calls}${path}`)
  release()
  await (await answer).finished()
  await waitForPage(page)
}

/** The username whose token is stored. */
async function usernameOfToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('croupier.token'))
  return (await data<{ username: string }>('/sys/auth/token/info', {}, token ?? undefined)).username
}

test('[AC-13] [SE-05] a late answer to an abandoned login keeps the current member and their open form @desktop', async ({
  page,
  newMember,
  settings,
}) => {
  await settings({ promotion: null })
  const ada = await newMember({ balance: '1000.00' })
  const ben = await newMember({ balance: '77.00', credited: 1 })
  await page.goto('/')
  const late = await holdAnswer(page, LOGIN, 1)
  await logInFromBar(page, ada)
  await late.requested
  await page.goBack()
  await expect(loginDialog(page)).toBeHidden()
  await logInFromBar(page, ben)
  await expect(bar(page).getByText('$ 77.00')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Deposit', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Visa / Mastercard', exact: true }).click()
  const amount = page.getByRole('dialog', { name: 'Visa / Mastercard' }).getByLabel('Other amount')
  await amount.fill('35')
  await releaseResponse(page, LOGIN, late.release)
  await expect(bar(page).getByText('$ 77.00')).toBeVisible()
  await expect(amount).toHaveValue('35')
  expect(await usernameOfToken(page)).toBe(ben.username)
})

test("[AC-13] [SE-05] a login answered after another member's login replaces that member in no tab @desktop", async ({
  page,
  context,
  newMember,
}) => {
  const ada = await newMember({ balance: '1000.00' })
  const ben = await newMember({ balance: '77.00' })
  await page.goto('/')
  const late = await holdAnswer(page, LOGIN)
  await logInFromBar(page, ada)
  await late.requested
  const other = await context.newPage()
  await other.goto('/#/login')
  await logInOnPage(other, ben)
  for (const tab of [page, other]) await expect(bar(tab).getByText('$ 77.00')).toBeVisible()
  await expect(loginDialog(page)).toBeHidden()
  await releaseResponse(page, LOGIN, late.release)
  for (const tab of [page, other]) await expect(bar(tab).getByText('$ 77.00')).toBeVisible()
  expect(await usernameOfToken(page)).toBe(ben.username)
})

test('[SE-04] [SE-05] a late logout answer does not log out the member who has logged in since @desktop', async ({
  page,
  member,
  newMember,
}) => {
  const ben = await newMember({ balance: '77.00' })
  await page.goto('/')
  const late = await holdAnswer(page, LOGOUT, 1)
  const logout = (await openDrawer(page)).getByRole('button', { name: 'Logout' })
  await logout.click()
  await late.requested
  await expect(logout).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await data(LOGOUT, {}, member.token)
  // Unless an earlier request has already reported the end of the session.
  await bar(page)
    .getByRole('button', { name: /^Messages/ })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
  await expect(page.getByText(SESSION_ENDED)).toBeVisible()
  await logInOnPage(page, ben)
  await expect(bar(page).getByText('$ 77.00')).toBeVisible()
  await releaseResponse(page, LOGOUT, late.release)
  await expect(bar(page).getByText('$ 77.00')).toBeVisible()
  expect(await usernameOfToken(page)).toBe(ben.username)
})

test('[SE-04] a failed logout is reported, and a successful one shows no session-ended message', async ({
  page,
  member: _member,
}) => {
  await page.route(`${site.calls}${LOGOUT}`, (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto('/')
  const menu = await openDrawer(page)
  await menu.getByRole('button', { name: 'Logout' }).click()
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('You are still logged in: the logout did not get through. Try again.')
  await warning.getByRole('button', { name: 'OK', exact: true }).click()
  await menu.getByRole('button', { name: 'Logout' }).click()
  const login = bar(page).getByRole('button', { name: 'Login' })
  await expect(login).toBeVisible()
  await waitForPage(page)
  await expect(page).not.toHaveURL(/#\/login/)
  await expect(page.getByText(SESSION_ENDED)).toHaveCount(0)
})
