import { call, data } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'
import { submitLogin } from '../../support/login.ts'
import { expectToast, linkOfMail, NEW_PASSWORD, openReset } from './support.ts'

test('[RT-05] [AC-16] an activation link expires after two days, and a new one works after a login @desktop', async ({
  page,
  newMember,
}) => {
  const member = await newMember({ activated: false })
  const to = `${member.username}@players.example`
  await call('/sys/member/mail/join/send', { id: member.id })
  const old = await linkOfMail(to, 'activation')
  const inTime = await newMember({ activated: false })
  const theirs = `${inTime.username}@players.example`
  await call('/sys/member/mail/join/send', { id: inTime.id })
  await data('/_test/mail/age', { to: theirs, hours: 47 })
  await page.goto(await linkOfMail(theirs, 'activation'))
  await expect(page.getByText('Your account is activated.')).toBeVisible()
  await data('/_test/mail/age', { to, hours: 48 })
  await page.goto(old)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link is no longer valid.')
  await page.getByRole('main').getByRole('button', { name: 'Resend mail' }).click()
  await expectToast(page, 'Please log in so that we can send the email again.')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await call('/sys/member/mail/join/send', { id: member.id })
  await expect.poll(() => linkOfMail(to, 'activation')).not.toBe(old)
  await page.goto(await linkOfMail(to, 'activation'))
  await expect(page.getByText('Your account is activated.')).toBeVisible()
})

test('[RT-04] [AC-15] a password link expires after an hour, or once another one is used @desktop', async ({
  page,
  newMember,
}) => {
  const member = await newMember()
  const to = `${member.username}@players.example`
  const requestLink = () => call('/sys/member/mail/forgot/send', { usernameOrEmail: member.username })
  await requestLink()
  const old = await linkOfMail(to, 'password/reset')
  await data('/_test/mail/age', { to, hours: 1 })
  const form = page.getByRole('main')
  const choose = async (link: string) => {
    await page.goto(link)
    await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await form.getByLabel('Repeat password').fill(NEW_PASSWORD)
    await form.getByRole('button', { name: 'Save password' }).click()
  }
  await choose(old)
  const dead = form.getByRole('alert')
  await expect(dead).toContainText('This link is no longer valid.')
  await dead.getByRole('button', { name: 'Ask for a new link' }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot password', exact: true })
  await forgot.getByRole('button', { name: 'Close' }).click()
  await expect(forgot).toBeHidden()
  await requestLink()
  await expect.poll(() => linkOfMail(to, 'password/reset')).not.toBe(old)
  const second = await linkOfMail(to, 'password/reset')
  await requestLink()
  await expect.poll(() => linkOfMail(to, 'password/reset')).not.toBe(second)
  await data('/_test/mail/age', { to, minutes: 59 })
  await choose(await linkOfMail(to, 'password/reset'))
  await expect(page.getByText('Your new password has been saved. Please log in with it.')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await choose(second)
  await expect(dead).toContainText('This link is no longer valid.')
})

test('[RT-04] a new password set while logged in leads to the login, which does not return to the used link @desktop', async ({
  page,
  newMember,
  signIn,
  settings,
}) => {
  // A pop-up that opens after the login would be what Back closes.
  await settings({ promotion: null })
  const member = await newMember()
  await signIn(member)
  const { form } = await openReset(page, member)
  await expect(page.getByRole('banner').getByText('Available balance')).toBeVisible()
  await form.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(page.getByText('Available balance')).toHaveCount(0)
  await submitLogin(form, { ...member, password: NEW_PASSWORD })
  await expect(page.getByRole('banner').getByText('Available balance')).toBeVisible()
  await expect(page).toHaveURL(/#\/$/)
  await page.goBack() // Not to the used link.
  await expect(page).toHaveURL('about:blank')
})
