import { call } from '../../support/api.ts'
import { holdAnswer, loseAnswer } from '../../support/calls.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { submitLogin } from '../../support/login.ts'
import { bodyOf, expectToast, linkOfMail, NEW_PASSWORD, openFromMenu, openReset, watchCalls } from './support.ts'

test('[AC-15] [RT-04] a forgotten password is replaced by a mailed link, which works once', async ({
  page,
  newMember,
  fault,
  isPhone,
}) => {
  const member = await newMember()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot password' }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot password', exact: true })
  const send = forgot.getByRole('button', { name: 'Send' })
  await send.click()
  await expectToast(page, 'Username / Email required')
  await forgot.getByLabel('Username / Email').fill(member.username)
  const refusal = '{"error":3,"message":"no such mailbox","data":null}'
  await fault('/sys/member/mail/forgot/send', 'envelope', { body: refusal, times: 1 })
  await send.click()
  await expectToast(page, 'Failed to send mail')
  await send.click()
  const sent = page.getByText('If we know this name, an email with a link is on its way.')
  await expect(sent).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  const link = await linkOfMail(`${member.username}@players.example`, 'password/reset')
  await page.goto(link)
  const form = page.getByRole('main')
  const save = form.getByRole('button', { name: 'Save password' })
  await save.click()
  await expectToast(page, 'New password required')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await save.click()
  await expectToast(page, 'password is not consistent, please check')
  await form.getByLabel('Repeat password').fill(NEW_PASSWORD)
  if (isPhone) await expectAccessible(page)
  await save.click()
  await expect(page.getByText('Your new password has been saved. Please log in with it.')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect.poll(() => new URL(page.url()).hash).toContain('/login')
  expect(
    (await call('/sys/auth/login', { username: member.username, password: NEW_PASSWORD, type: 'MEMBER' })).error,
  ).toBe(0)
  expect(
    (await call('/sys/auth/login', { username: member.username, password: member.password, type: 'MEMBER' })).error,
  ).not.toBe(0)
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const again = { token, password: 'yet-another-33', repassword: 'yet-another-33' }
  expect((await call('/sys/member/password/reset', again)).error).not.toBe(0)
})

test('[RT-05] [AC-16] a mailed link activates the account; a used one finds it active, and a wrong one fails', async ({
  page,
  newMember,
  fault,
}) => {
  const member = await newMember({ activated: false })
  await call('/sys/member/mail/join/send', { id: member.id })
  const link = await linkOfMail(`${member.username}@players.example`, 'activation')
  await fault('/sys/member/mail/join/activate', 'delay', { delayMs: 700, times: 1 })
  await page.goto(link)
  await expect(page.getByText('Activating your account').first()).toBeVisible()
  await expect(page.getByText('Your account is activated.')).toBeVisible()
  await page.reload()
  const form = page.getByRole('main')
  await expect(form).toContainText('Your account is already active.')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await page.goto('/#/activation?token=nothing')
  await expect(form.getByRole('alert')).toContainText('Failed to activate the account')
  await expectAccessible(page)
  const tries = watchCalls(page, '/sys/member/mail/join/activate')
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => tries.length).toBe(1)
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.poll(() => new URL(page.url()).hash).toContain('/login')
})

test('[AC-16] the activation mail can be sent again from a dialog, which reports a failure @desktop', async ({
  page,
  newMember,
  signIn,
  fault,
}) => {
  const member = await newMember({ activated: false })
  await signIn(member)
  const sends = watchCalls(page, '/sys/member/mail/join/send')
  await fault('/sys/member/mail/join/send', 'status', { times: 1 })
  await page.goto('/#/activation?token=nothing')
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Resend mail' }).click()
  await expectToast(page, 'Failed to send activation mail, try later')
  await form.getByRole('button', { name: 'Resend mail' }).click()
  const sent = page.getByText('The activation email has been sent. Please check your inbox.')
  await expect(sent).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => sends.length).toBe(3)
  await expect(sent).toBeVisible()
  expect(bodyOf(sends.at(-1))).toEqual({ id: String(member.id) })
  expect(await linkOfMail(`${member.username}@players.example`, 'activation')).toContain('token=')
  await page.keyboard.press('Escape')
  await expect(sent).toBeHidden()
  await expect(page).toHaveURL(/#\/activation/)
  await form.getByRole('button', { name: 'Resend mail' }).click()
  await expect(sent).toBeVisible()
  await page.goBack()
  await expect(sent).toBeHidden()
  await page.goto('/#/activation?token=nothing')
  await form.getByRole('button', { name: 'Resend mail' }).click()
  await page.getByRole('dialog', { name: 'Account activation' }).getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('[AC-16] [AC-18] the personal details resend the activation mail until the account is active @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ activated: false })
  await signIn(member)
  const details = await openFromMenu(page, 'Personal details', 'Account settings')
  const sends = watchCalls(page, '/sys/member/mail/join/send')
  await details.getByRole('button', { name: 'Resend mail' }).dblclick()
  const message = page
    .getByRole('alertdialog', { name: 'Account activation' })
    .or(page.getByRole('dialog', { name: 'Account activation' }))
  await expect(message).toContainText('The activation email has been sent.')
  await expectAccessible(page)
  await message.getByRole('button', { name: 'OK' }).click()
  await expect(message).toBeHidden()
  expect(sends).toHaveLength(1)
  await page.goto(await linkOfMail(`${member.username}@players.example`, 'activation'))
  await expect(page.getByText('Your account is activated.')).toBeVisible()
  await openFromMenu(page, 'Personal details', 'Account settings')
  await expect(details.getByText(member.username, { exact: true })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Resend mail' })).toHaveCount(0)
})

test('[AC-17] a change of password is checked, reports a failure, and ends with a dialog @mobile', async ({
  page,
  newMember,
  signIn,
  fault,
}) => {
  const member = await newMember()
  await signIn(member)
  const dialog = await openFromMenu(page, 'Change password', 'Account settings')
  const change = dialog.getByRole('button', { name: 'Change password' })
  await change.click()
  await expectToast(page, 'New password required')
  await dialog.getByLabel('New password').fill('short')
  await dialog.getByLabel('Repeat password').fill('something-else')
  await change.click()
  await expectToast(page, 'password is not consistent, please check')
  await dialog.getByLabel('Repeat password').fill('short')
  await change.click()
  await expectToast(page, 'At least 8 characters; longer is better.')
  await dialog.getByLabel('New password').fill(NEW_PASSWORD)
  await dialog.getByLabel('Repeat password').fill(NEW_PASSWORD)
  await fault('/sys/member/password/change', 'status', { times: 1 })
  await change.click()
  await expectToast(page, 'Server is busy, please try later')
  await change.click()
  await expect(page.getByText('Your password has been changed. Other devices have been logged out.')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(
    (await call('/sys/auth/login', { username: member.username, password: NEW_PASSWORD, type: 'MEMBER' })).error,
  ).toBe(0)
})

test('[AC-15] a late answer to a mail request is reported and closes no newer dialog @desktop', async ({
  page,
  newMember,
}) => {
  const member = await newMember()
  const answer = await holdAnswer(page, '/sys/member/mail/forgot/send')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot password' }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot password', exact: true })
  await forgot.getByLabel('Username / Email').fill(member.username)
  await forgot.getByRole('button', { name: 'Send' }).click()
  await answer.requested
  await page.keyboard.press('Escape')
  await expect(forgot).toBeHidden()
  await page.getByRole('contentinfo').getByText('Contact us').click()
  const contact = page.getByRole('dialog', { name: 'Contact us' })
  await contact.getByLabel('Message').fill('Where is my mail?')
  answer.release()
  await expect(page.getByText('If we know this name, an email with a link is on its way.')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(contact.getByLabel('Message')).toHaveValue('Where is my mail?')
})

test('[RT-04] a late answer to a new password leaves the player on the page they are on @desktop', async ({
  page,
  newMember,
}) => {
  const { form } = await openReset(page, await newMember())
  const answer = await holdAnswer(page, '/sys/member/password/reset')
  await form.getByRole('button', { name: 'Save password' }).click()
  await answer.requested
  await page.getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL(/games\/slots/)
  answer.release()
  await expect(page.getByText('Your new password has been saved. Please log in with it.')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/games\/slots/)
})

test('[RT-04] a new password whose answer is lost is explained on the next try, which leads to the login @desktop', async ({
  page,
  newMember,
  settings,
}) => {
  // A pop-up that opens after the login would be what Back closes.
  await settings({ promotion: null })
  const member = await newMember()
  const { form } = await openReset(page, member)
  await loseAnswer(page, '/sys/member/password/reset')
  const save = form.getByRole('button', { name: 'Save password' })
  await save.click()
  await expectToast(page, 'Server is busy, please try later')
  await save.click()
  await expect(page.getByText('the password you chose then should have been saved')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/#\/login/)
  await submitLogin(form, { ...member, password: NEW_PASSWORD })
  await expect(page.getByRole('banner').getByText('Available balance')).toBeVisible()
  await page.goBack() // Not to the used link.
  await expect(page).toHaveURL('about:blank')
})

test('[RT-05] [AC-16] an activation whose answer is lost finds the account active on the next try @desktop', async ({
  page,
  newMember,
}) => {
  const member = await newMember({ activated: false })
  await call('/sys/member/mail/join/send', { id: member.id })
  await loseAnswer(page, '/sys/member/mail/join/activate')
  await page.goto(await linkOfMail(`${member.username}@players.example`, 'activation'))
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(form).toContainText('Your account is already active.')
  await expect(form).not.toContainText('Failed to activate')
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/#\/login/)
})

test('[AC-17] [SH-32] a new password sent after the session ended is not saved, and the login page alone says so @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember()
  await signIn(member)
  const dialog = await openFromMenu(page, 'Change password', 'Account settings')
  await dialog.getByLabel('New password').fill(NEW_PASSWORD)
  await dialog.getByLabel('Repeat password').fill(NEW_PASSWORD)
  await call('/sys/auth/logout', {}, member.token)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})
