import { expect, expectAccessible, test } from '../../support/test.ts'
import { bodyOf, expectToast, freshName, watchCalls } from './support.ts'

test('[AC-12] joining with a social account: two messages for the email, then both names, then a mail', async ({ page }) => {
  const calls = watchCalls(page, '/sys/auth/faceBookRegister')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Lantern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join with a social account' })
  const fails = async (words: string) => {
    await dialog.getByRole('button', { name: 'Create my account' }).click()
    await expectToast(page, words)
  }
  await expectAccessible(page)
  await fails('Email required')
  await dialog.getByLabel('Email').fill('mary.example')
  await fails('Email is invalid')
  const email = `${freshName()}@players.example`
  await dialog.getByLabel('Email').fill(email)
  await fails('First name required')
  await dialog.getByLabel('First name').fill('Mary Ann')
  await fails('Last name required')
  expect(calls).toEqual([])
  await dialog.getByLabel('Last name').fill('Duarte')
  await dialog.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('We have sent you an email. Please follow the link in it to finish.')).toBeVisible()
  expect(bodyOf(calls[0])).toEqual({ email, firstName: 'Mary Ann', lastName: 'Duarte' })
})
