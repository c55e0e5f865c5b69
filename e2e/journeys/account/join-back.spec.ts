import type { Locator, Page } from '@playwright/test'
import { holdAnswer } from '../../support/calls.ts'
import { expect, test } from '../../support/test.ts'
import { createAccount, fillFirstStep, freshName, openFilledJoin, openJoin, PASSWORD } from './support.ts'

/** How many pop-ups and steps of the page the current history entry stands for. */
const depth = (page: Page) =>
  page.evaluate(() => (history.state as { usr?: { depth?: number } } | null)?.usr?.depth ?? 0)

async function expectFirstStep(form: Locator, username: string): Promise<void> {
  await expect(form.getByLabel('Email')).toHaveValue(`${username}@players.example`)
  await expect(form.getByLabel('Username')).toHaveValue(username)
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await expect(form.getByLabel('Retype password')).toHaveValue(PASSWORD)
  await expect(form.getByLabel('Mobile number')).toHaveValue('401234567')
}

const next = async (form: Locator) => {
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByLabel('First name').waitFor()
}

test('[AC-03] [SH-04] Back in step 2 of Join leads to step 1 with everything typed, and from there closes it', async ({
  page,
}) => {
  await page.goto('/')
  const join = page.getByRole('button', { name: 'Join', exact: true }).first()
  await join.click()
  const form = page.getByRole('dialog', { name: 'Join' })
  const username = freshName()
  await fillFirstStep(page, form, username)
  await form.getByLabel('First name').fill('Ada')
  await page.goBack()
  await expectFirstStep(form, username)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  await expect.poll(() => depth(page)).toBe(1)
  await page.goForward()
  await expectFirstStep(form, username)
  await next(form)
  await expect(form.getByLabel('First name')).toHaveValue('Ada')
  // The form's own button changes the step as well: each Back does one thing.
  await form.getByRole('button', { name: 'Back', exact: true }).click()
  await expectFirstStep(form, username)
  await page.goBack()
  await expect(form).toBeHidden()
  await expect.poll(() => depth(page)).toBe(0)
  // A pop-up above closes first.
  await join.click()
  await expect(form.getByLabel('Username')).toHaveValue(username)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Retype password').fill(PASSWORD)
  await next(form)
  await form.getByRole('button', { name: 'Privacy policy' }).click()
  const above = page.getByRole('dialog', { name: 'Privacy policy' })
  await expect(above).toBeVisible()
  await page.goBack()
  await expect(above).toBeHidden()
  await expect(form.getByLabel('First name')).toHaveValue('Ada')
  await page.goBack()
  await expectFirstStep(form, username)
})

test('[RT-02] [AC-03] Back in step 2 of the page Join leads to step 1, and from there to the page before', async ({
  page,
}) => {
  await page.goto('/#/games/all')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const form = await openJoin(page)
  const username = freshName()
  await fillFirstStep(page, form, username)
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expectFirstStep(form, username)
  await expect(page).toHaveURL(/#\/join$/)
  await next(form)
  await expect.poll(() => depth(page)).toBe(1)
  await form.getByRole('button', { name: 'Back', exact: true }).click()
  await expectFirstStep(form, username)
  await expect.poll(() => depth(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/#\/games\/all$/)
  // To another page and back: the step is gone, the page is not.
  await page.goForward()
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Retype password').fill(PASSWORD)
  await next(form)
  await expect.poll(() => depth(page)).toBe(1)
  await form.getByRole('button', { name: 'Already have an account' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  // Before the page has followed its address, step 2 is still there, and Back returns to it.
  await expect(form.getByLabel('First name')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/#\/join$/)
  await expect(form.getByLabel('Username')).toHaveValue(username)
  await page.goBack()
  await expect(page).toHaveURL(/#\/games\/all$/)
})

test('[AC-04] Back does nothing while the registration is being sent', async ({ page }) => {
  const late = await holdAnswer(page, '/sys/auth/checkRegister1')
  const { form } = await openFilledJoin(page)
  await createAccount(form)
  await late.requested
  await page.goBack()
  await expect.poll(() => depth(page)).toBe(1)
  await expect(form.getByLabel('First name')).toHaveValue('Mary Ann')
  await expect(form.getByRole('button', { name: 'Back', exact: true })).toBeDisabled()
  late.release()
  await expect(page.getByRole('dialog').filter({ hasText: 'Member' }).first()).toBeVisible()
  await expect(page).toHaveURL(/#\/$/)
  await expect(form.getByLabel('First name')).toHaveCount(0)
})
