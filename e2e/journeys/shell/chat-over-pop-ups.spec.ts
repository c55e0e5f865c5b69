import type { Locator, Page } from '@playwright/test'
import { openFromDrawer } from '../../support/drawer.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { APPROVED, fillCard, openMethod } from '../deposits/support.ts'
import { SLOT_GAME, startGame } from '../games/support.ts'

const chatOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Live chat' })
const logOf = (chat: Locator): Locator => chat.frameLocator('iframe').getByRole('log')

async function openDetails(page: Page): Promise<Locator> {
  await openFromDrawer(page, 'Account settings', 'Personal details')
  return page.getByRole('dialog', { name: 'Personal details' })
}

/** Opens Contact us from a pop-up, and from there the live chat. */
async function toChat(page: Page, contactUs: Locator): Promise<Locator> {
  await contactUs.click()
  await page.getByRole('dialog', { name: 'Contact us' }).getByRole('button', { name: 'Live chat' }).click()
  return chatOf(page)
}

async function write(chat: Locator, message: string): Promise<void> {
  const frame = chat.frameLocator('iframe')
  await frame.getByRole('textbox').fill(message)
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect(logOf(chat)).toContainText(message)
}

/** Opens the chat in the page's corner and sends one message. */
async function beginConversation(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the live chat' }).click()
  await write(chatOf(page), 'Where is my deposit?')
}

test('[SH-24] the live chat opens above another pop-up, which shows again when the chat closes', async ({
  page,
  member,
}) => {
  await page.goto('/')
  const details = await openDetails(page)
  const contactUs = details.getByRole('button', { name: 'Contact us' })
  const chat = await toChat(page, contactUs)
  await expect(logOf(chat)).toContainText(`Hello ${member.username}`)
  // As in the page's corner: the text field has the focus, and Close is before it in the tab order.
  await expect(chat.locator('iframe')).toBeFocused()
  await expect(chat.locator('iframe')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.keyboard.type('Where is my deposit?')
  await page.keyboard.press('Enter')
  await expect(logOf(chat)).toContainText('as soon as the provider confirms')
  await page.keyboard.press('Shift+Tab')
  await expect(chat.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(contactUs).toBeFocused()

  await toChat(page, contactUs)
  await expect(logOf(chat)).toContainText('Hello')
  await page.goBack()
  await expect(chat).toHaveCount(0)
  await expect(contactUs).toBeFocused()

  // The chat's frame asks to be closed, and disappears while the key is handled.
  await toChat(page, contactUs)
  await expect(logOf(chat)).toContainText('Hello')
  await chat.frameLocator('iframe').getByRole('textbox').focus()
  void page.keyboard.press('Escape').catch(() => undefined)
  await expect(chat).toHaveCount(0)
  await expect(details).toBeVisible()
  await expect(contactUs).toBeFocused()
})

const frames = (page: Page): Locator => page.locator('iframe[title="Live chat"]')

test('[SH-24] [SH-34] a conversation continues above pop-ups, and in the page afterwards @desktop', async ({
  page,
  member: _member,
}) => {
  await beginConversation(page)
  const details = await openDetails(page)
  const contactUs = details.getByRole('button', { name: 'Contact us' })
  const chat = await toChat(page, contactUs)
  await expect(logOf(chat)).toContainText('Where is my deposit?')
  await expect(frames(page)).toHaveCount(1)
  await expect(frames(page)).toBeFocused()
  await write(chat, 'And my bonus?')
  await chat.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(contactUs).toBeFocused()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(details).toHaveCount(0)
  for (const message of ['Where is my deposit?', 'And my bonus?'])
    await expect(logOf(chatOf(page))).toContainText(message)
  await page.getByRole('button', { name: 'Close the live chat' }).click()
  await expect(frames(page)).toHaveCount(0)
})

test('[SH-24] [SH-34] a browser that cannot move a frame restarts the chat above pop-ups, one conversation at a time @desktop', async ({
  page,
  member: _member,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'))
  await beginConversation(page)
  const details = await openDetails(page)
  const chat = await toChat(page, details.getByRole('button', { name: 'Contact us' }))
  await expect(logOf(chat)).toHaveText(/^Support: Hello [^?]*\?$/)
  await expect(frames(page)).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
  await expect(details).toBeVisible()
  await expect(frames(page)).toHaveCount(0)
})

test('[SH-34] a conversation continues after a game @desktop', async ({ page, member: _member }) => {
  await beginConversation(page)
  await page.getByRole('button', { name: SLOT_GAME, exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  const game = page.getByRole('dialog', { name: SLOT_GAME })
  await expect(game).toBeVisible()
  await expect(frames(page)).toBeHidden()
  await game.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(game).toHaveCount(0)
  await expect(logOf(chatOf(page))).toContainText('Where is my deposit?')
})

test('[SH-34] a chat that takes no focus leaves it on Close, and closes on Escape @desktop', async ({
  page,
  settings,
}) => {
  await settings({
    scripts: { liveChatScript: "document.body.textContent = 'Chat';parent.postMessage({type:'chat:ready'},'*')" },
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the live chat' }).click()
  const chat = chatOf(page)
  await expect(chat.frameLocator('iframe').getByText('Chat')).toBeVisible()
  await expect(chat.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
})

test('[SH-24] the live chat opens above a game', async ({ page, member: _member }) => {
  const game = await startGame(page, SLOT_GAME, 'Play')
  await game.getByRole('button', { name: 'Deposit' }).click()
  await page.getByRole('dialog', { name: 'Deposit', exact: true }).getByRole('button', { name: 'PIX' }).click()
  const pix = page.getByRole('dialog', { name: 'PIX', exact: true })
  await pix.getByRole('button', { name: 'Terms' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms' })
  const chat = await toChat(page, terms.getByRole('button', { name: 'Contact us' }).first())
  await expect(logOf(chat)).toContainText('Hello')
  await chat.getByRole('button', { name: 'Close' }).click()
  await expect(chat).toHaveCount(0)
  await expect(terms).toBeVisible()
})

test('[SH-34] the live chat opens in its own tab beside card fields, which keep their input', async ({
  page,
  context,
  member,
}) => {
  const card = await openMethod(page, 'Visa / Mastercard')
  await fillCard(card, APPROVED)
  await card.getByRole('button', { name: 'Terms' }).click()
  await page.getByRole('dialog', { name: 'Terms' }).getByRole('button', { name: 'Contact us' }).first().click()
  const contact = page.getByRole('dialog', { name: 'Contact us' })
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    contact.getByRole('link', { name: 'Live chat' }).click(),
  ])
  await expect(logOf(chatOf(tab))).toContainText(`Hello ${member.username}`)
  // The request to open it is removed from the address: a reload does not open it again.
  await expect(tab).toHaveURL(/#\/$/)
  await write(chatOf(tab), 'Which cards do you take?')
  await tab.close()
  expect(page.frames().filter((frame) => frame.url().includes('/frames/'))).toEqual([])
  for (const name of ['Contact us', 'Terms']) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
  }
  await expect(card.getByLabel('Card number')).toHaveValue(/4/)
  await expect(card.getByLabel('CVV')).toHaveValue(APPROVED.cvv)
})

test('[SH-34] a chat that fails to load above a pop-up says why and keeps the other contacts @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await page.goto('/')
  await fault('/sys/sysSetting/acquire', 'envelope', {
    body: { error: 12, message: 'The chat is closed today.', data: null },
  })
  const details = await openDetails(page)
  await toChat(page, details.getByRole('button', { name: 'Contact us' }))
  await expect(page.getByRole('status').filter({ hasText: 'The chat is closed today.' })).toBeVisible()
  const contact = page.getByRole('dialog', { name: 'Contact us' })
  await expect(contact.getByRole('button', { name: 'Send mail' })).toBeVisible()
  await expect.poll(() => contact.evaluate((box) => box.contains(document.activeElement))).toBe(true)
})
