import type { Locator, Page } from '@playwright/test'
import { success } from '../../support/api-answers.ts'
import { allAnswered, holdAnswer, waitForPage, watchCalls } from '../../support/calls.ts'
import { openDrawer } from '../../support/drawer.ts'
import { site } from '../../support/site.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { LOGIN_TITLE, logInFromBar } from '../../support/login.ts'

const AVAILABLE = '/sys/sysSetting/checkContactUsSetting'
const SETTING = '/sys/sysSetting/contactUsSetting'

/** Opens the dialog from the footer and fills in a valid message. */
async function fillMessage(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await dialog.getByLabel('Name', { exact: true }).fill('Ada')
  await dialog.getByLabel('Phone').fill('1')
  await dialog.getByLabel('Query type').selectOption('Bonus')
  await dialog.getByLabel('Message').fill('Hello')
  return dialog
}

test('[SH-24] the contact dialog shows address, mail, Telegram, and WhatsApp with its QR code', async ({
  page,
  fault,
  settings,
}) => {
  await settings({ chatAvailable: false })
  const contacts = {
    telegramLink: 'https://t.me/croupier',
    whatsAppNumber: '+1 555 0100',
    whatsAppQrCode: 'https://wa.me/15550100',
  }
  await fault(SETTING, 'envelope', { body: success(contacts) })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await expect(dialog.getByRole('link', { name: 'support@croupier.example' })).toBeVisible()
  // The browser passes it to the player's mail program.
  const mail = page.waitForRequest((request) => request.url() === 'mailto:support@croupier.example')
  await dialog.getByRole('button', { name: 'Send mail' }).click()
  await mail
  await expect(dialog.getByRole('button', { name: 'Live chat' })).toBeDisabled()
  await expect(dialog.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/croupier')
  await expect(dialog.getByRole('link', { name: '+1 555 0100' })).toHaveAttribute('href', 'https://wa.me/15550100')
  await expect(dialog.getByRole('img', { name: 'QR code for WhatsApp' })).toBeVisible()
  await expectAccessible(page)
})

test('[SH-24] a QR code that cannot be loaded leaves no broken picture @desktop', async ({ page, fault }) => {
  const contacts = { whatsAppNumber: '+1 555 0100', whatsAppQrCode: `${site.api}/pictures/no-such-code.png` }
  await fault(SETTING, 'envelope', { body: success(contacts) })
  await page.goto('/')
  const request = page.waitForRequest('**/no-such-code.png')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await request
  await expect(dialog.getByRole('link', { name: '+1 555 0100' })).toBeVisible()
  await expect(dialog.getByRole('figure')).toHaveCount(0)
  await expect(dialog.getByText('Scan to write to us')).toHaveCount(0)
})

test('[SH-24] a site without Telegram and WhatsApp offers neither @desktop', async ({ page, fault }) => {
  await fault(SETTING, 'envelope', { body: success({}) })
  await page.goto('/')
  const response = page.waitForResponse(`**${SETTING}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await expect(dialog.getByRole('button', { name: 'Send mail' })).toBeEnabled()
  await (await response).finished()
  await waitForPage(page)
  expect(await dialog.getByRole('link').allTextContents()).toEqual(['support@croupier.example'])
  expect(await dialog.getByRole('img', { name: 'QR code for WhatsApp' }).count()).toBe(0)
})

test('[SH-25] availability is polled every 20 s only while the dialog is open @desktop', async ({ page, settings }) => {
  await settings({ chatAvailable: false })
  const calls = watchCalls(page, AVAILABLE)
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  const chat = page.getByRole('dialog').getByRole('button', { name: 'Live chat' })
  await expect(chat).toBeDisabled()
  await expect.poll(() => calls.length).toBe(2)
  await allAnswered(calls)
  await settings({ chatAvailable: true })
  // The page's clock also runs by itself: a slow machine has ten seconds for all this.
  await page.clock.runFor(10_000)
  expect(calls).toHaveLength(2)
  await page.clock.runFor(10_000)
  await expect(chat).toBeEnabled()
  expect(calls).toHaveLength(3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(90_000)
  expect(calls).toHaveLength(3)
})

test('[SH-26] [SH-33] the contact form requires six fields in order, then prepares the message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  // In view at any scroll position.
  await expect(send).toBeInViewport({ ratio: 1 })
  const fields = [
    ['Name', 'Ada Moreno'],
    ['Username', 'ada'],
    ['E-mail', 'ada@players'],
    ['Phone', '+1 555 0101'],
  ] as const
  for (const [label, value] of fields) {
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: `${label} required` })).toBeVisible()
    const field = dialog.getByLabel(label, { exact: true })
    await expect(field).toBeFocused()
    await field.fill(value)
  }
  await send.click()
  const topic = dialog.getByLabel('Query type')
  await expect(page.getByRole('status').filter({ hasText: 'Query type required' })).toBeVisible()
  await expect(topic).toBeFocused()
  const topics = await topic.locator('option:not([disabled])').allInnerTexts()
  expect(topics).toEqual([
    'Deposit',
    'Withdraw',
    'Bonus',
    'Closing account',
    'Security',
    'Identity verification',
    'Technical issue',
  ])
  await topic.selectOption('Security')
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Message required' })).toBeVisible()
  await expect(dialog.getByLabel('Message')).toBeFocused()
  await dialog.getByLabel('Message').fill('Somebody else logged in.')
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Email is invalid' })).toBeVisible()
  const email = dialog.getByLabel('E-mail', { exact: true })
  await expect(email).toBeFocused()
  await email.fill('ada@players.example')
  await send.click()
  const open = dialog.getByRole('link', { name: 'Open the email app' })
  await expect(open).toBeInViewport({ ratio: 1 })
  const mail = await open.getAttribute('href')
  expect(mail).toContain('mailto:support@croupier.example?subject=Security')
  expect(decodeURIComponent(mail!)).toContain('Somebody else logged in.')
  await dialog.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  for (const text of ['Ada Moreno', 'ada@players.example', '+1 555 0101', 'Somebody else logged in.'])
    expect(copied.filter((line) => line.includes(text))).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
})

test('[SH-26] an operator with its own contact call receives the message there @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await fault('/ext/contact', 'envelope', { body: success(null) })
  await page.goto('/')
  const dialog = await fillMessage(page)
  // A press outside the pop-up, or Back, does not lose what was written.
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('Hello')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue('')
})

test('[SH-26] text typed while a message is being sent is kept @desktop', async ({ page, member: _member, fault }) => {
  await fault('/ext/contact', 'envelope', { body: success(null) })
  const answer = await holdAnswer(page, '/ext/contact')
  await page.goto('/')
  const dialog = await fillMessage(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await answer.requested
  await dialog.getByLabel('Message').fill('Hello, one more thing')
  answer.release()
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue('Hello, one more thing')
})

test("[SH-26] a message survives the login, takes the member's name and address, and is removed at logout @desktop", async ({
  page,
  newMember,
  settings,
}) => {
  await settings({ promotion: null })
  const member = await newMember({ firstName: 'Mary', lastName: 'Duarte' })
  await page.goto('/')
  const dialog = await fillMessage(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await logInFromBar(page, member)
  await expect(page.getByRole('dialog', { name: LOGIN_TITLE })).toBeHidden()
  const open = () => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await open()
  await expect(dialog.getByLabel('Message')).toHaveValue('Hello')
  await expect(dialog.getByLabel('Query type')).toHaveValue('bonus')
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Mary Duarte')
  await expect(dialog.getByLabel('Username')).toHaveValue(member.username)
  await page.goBack()
  await (await openDrawer(page)).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  await open()
  await expect(dialog.getByLabel('Message')).toHaveValue('')
})
