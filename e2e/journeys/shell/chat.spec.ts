import type { Locator } from '@playwright/test'
import { holdAnswer, waitForPage, watchCalls } from '../../support/calls.ts'
import { menuButton } from '../../support/drawer.ts'
import { expect, test } from '../../support/test.ts'
import { withSiteConfig } from '../../support/with-site.ts'
import { LOGIN_TITLE, logInFromBar } from '../../support/login.ts'

const icon = 'Open the live chat'

test('[SH-23] the chat icon shows only when the contact setting allows @desktop', async ({ page, settings }) => {
  await settings({ chatAvailable: false })
  const answered = page.waitForResponse(/checkContactUsSetting/)
  await page.goto('/')
  await (await answered).finished()
  await waitForPage(page)
  await expect(page.getByRole('button', { name: icon })).toBeHidden()
  await settings({ chatAvailable: true })
  await page.reload()
  await expect(page.getByRole('button', { name: icon })).toBeVisible()
})

test('[SH-23] a site without the chat does not request it or link to it @desktop', async ({ page }) => {
  await withSiteConfig(page, (config) => ({ ...config, features: { chat: false } }))
  const calls = watchCalls(page, '/sys/sysSetting/checkContactUsSetting')
  await page.goto('/#/branchIndex/help/contact-support')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: 'Contact form' })).toBeVisible()
  await expect(main).not.toContainText(/live chat/i)
  await page.goto('/#/branchIndex/bonus/bonusInfo')
  await main.getByRole('button', { name: 'support', exact: true }).click()
  const contact = page.getByRole('dialog', { name: 'Contact us' })
  await expect(contact.getByRole('button', { name: 'Send mail' })).toBeVisible()
  await expect(contact).not.toContainText(/chat/i)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
  await waitForPage(page)
  await expect(page.getByRole('button', { name: icon })).toHaveCount(0)
  expect(calls).toEqual([])
})

/** The number of small controls that the chat icon covers. */
const coveredBy = (button: Locator) =>
  button.evaluate((element) => {
    const iconBox = element.getBoundingClientRect()
    const controls = [...document.querySelectorAll('main :is(a, button)')].map((control) =>
      control.getBoundingClientRect(),
    )
    return controls.filter(
      ({ width, height, left, right, top, bottom }) =>
        width > 0 &&
        width <= 200 &&
        height <= 60 &&
        left < iconBox.right &&
        right > iconBox.left &&
        top < iconBox.bottom &&
        bottom > iconBox.top,
    ).length
  })

test("the chat icon covers no small control of a phone's page at rest @mobile", async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: icon })
  await expect(button).toBeVisible()
  const covered = () => coveredBy(button)
  await expect.poll(covered).toBe(0)
  // When scrolling down the icon is out of the way; when scrolling up it returns where a section's "See all" is in its
  // corner.
  const seeAll = page.getByRole('button', { name: /^See all/ }).nth(1)
  const rest = (fromEnd: number) =>
    seeAll.evaluate(
      (element, distance) => scrollBy(0, element.getBoundingClientRect().top - innerHeight + distance),
      fromEnd,
    )
  await rest(400)
  await expect(page.locator('[data-away]')).toHaveCount(1)
  await rest(130)
  await expect(page.locator('[data-away]')).toHaveCount(0)
  await expect.poll(covered).toBe(0)
})

test('a chat icon that appears below a pop-up covers no small control once it is closed @mobile', async ({
  page,
  member: _member,
}) => {
  const setting = await holdAnswer(page, '/sys/sysSetting/checkContactUsSetting')
  await page.clock.install()
  await page.goto('/')
  // Scrolled down as by a reading player: a section's "See all" is where the icon will be.
  const seeAll = page.getByRole('button', { name: /^See all/ }).nth(1)
  await seeAll.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight + 130))
  await expect(seeAll).toBeInViewport()
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('#root[inert]')).toHaveCount(1)
  // The code that places the icon is loaded with it; a second later it has run.
  const code = page.waitForResponse(/\.js$/)
  setting.release()
  const button = page.getByLabel(icon)
  await expect(button).toHaveCount(1)
  await (await code).finished()
  for (let step = 0; step < 4; step++) await page.clock.runFor(500)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => coveredBy(button)).toBe(0)
})

test("the chat icon hides for a page's main button, which is as wide as the fields @mobile", async ({ page }) => {
  await page.goto('/#/join')
  const form = page.getByRole('main')
  const next = form.getByRole('button', { name: 'Next' })
  const corner = page.locator('div:has(> [aria-label="Open the live chat"])')
  await expect(corner).toHaveAttribute('data-away')
  await expect(corner).toHaveCSS('opacity', '0')
  const width = async (control: Locator) => (await control.boundingBox())!.width
  expect(await width(next)).toBe(await width(form.getByLabel('Email').locator('..')))
})

test("[SH-34] [SH-25] the live chat runs in its own frame, knows the member's name, and closes", async ({
  page,
  member,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: icon }).click()
  const panel = page.getByRole('dialog', { name: 'Live chat' })
  const frame = panel.frameLocator('iframe')
  await expect(frame.getByRole('log')).toContainText(`Hello ${member.username}`)
  await frame.getByRole('textbox').fill('Where is my deposit?')
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect(frame.getByRole('log')).toContainText('as soon as the provider confirms')
  await frame.getByRole('textbox').fill('I would like the bonus for my deposit')
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect(frame.getByRole('log')).toContainText('a colleague checks the conditions and credits it')
  const inside = page.frames().find((each) => each.url().endsWith('/frames/chat'))!
  const reach = await inside.evaluate(() => {
    const tried = [() => parent.document.title, () => parent.localStorage.length, () => localStorage.length]
    return tried.map((attempt) => {
      try {
        return String(attempt())
      } catch {
        return 'refused'
      }
    })
  })
  expect(reach).toEqual(['refused', 'refused', 'refused'])
  // The frame disappears while the key is handled, so the key press is never acknowledged: it is not awaited.
  await frame.getByRole('textbox').focus()
  void page.keyboard.press('Escape').catch(() => undefined)
  await expect(panel).toBeHidden()
})

test('[SH-25] the chat greets a visitor as Guest in English, and without a name in German @desktop', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Live chat' }).click()
  const log = page.getByRole('dialog', { name: 'Live chat' }).frameLocator('iframe').getByRole('log')
  await expect(log).toContainText('Hello Guest')
  await page.evaluate(() => localStorage.setItem('croupier.language', 'de'))
  await page.goto('/?again#/404')
  await page.getByRole('button', { name: 'Live-Chat öffnen' }).click()
  const greeting = page.getByRole('dialog', { name: 'Live-Chat' }).frameLocator('iframe').getByRole('log')
  await expect(greeting).toContainText('Hallo, wie können wir dir helfen?')
})

test("[SH-25] a visitor's conversation continues after the login, and is hidden from the next member @desktop", async ({
  page,
  newMember,
  settings,
}) => {
  await settings({ promotion: null })
  const member = await newMember()
  await page.goto('/')
  await page.getByRole('button', { name: icon }).click()
  const frame = page.getByRole('dialog', { name: 'Live chat' }).frameLocator('iframe')
  const log = frame.getByRole('log')
  await expect(log).toContainText('Hello Guest')
  await frame.getByRole('textbox').fill('My bonus is not there')
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect(log).toContainText('a colleague checks the conditions')
  await logInFromBar(page, member)
  await expect(page.getByRole('dialog', { name: LOGIN_TITLE })).toBeHidden()
  await expect(log.locator('p').last()).toContainText(`Hello ${member.username}`)
  await expect(log).toContainText('My bonus is not there')
  await menuButton(page).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click()
  await expect(log).toContainText('Hello Guest')
  await expect(log).not.toContainText('My bonus is not there')
  await expect(log).not.toContainText(member.username)
})

test('[SH-34] a chat script that cannot be loaded is reported, and the page is not affected @desktop', async ({
  page,
  fault,
}) => {
  await page.goto('/')
  await fault('/sys/sysSetting/acquire', 'envelope', {
    body: { error: 12, message: 'The chat is closed today.', data: null },
  })
  await page.getByRole('button', { name: icon }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The chat is closed today.' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Live chat' })).toBeHidden()
})

test('[SH-34] a chat script that crashes is reported instead of a blank panel @desktop', async ({
  page,
  settings,
  watch,
}) => {
  watch.allow(/broken for good/)
  await settings({ scripts: { liveChatScript: "throw new Error('broken for good')" } })
  await page.goto('/')
  await page.getByRole('button', { name: icon }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Server is busy' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Live chat' })).toBeHidden()
  await expect(page.getByRole('button', { name: icon })).toBeFocused()
})

test('[SH-34] a chat that does not get ready shows Loading for at most twenty seconds @desktop', async ({
  page,
  settings,
}) => {
  await settings({ scripts: { liveChatScript: "document.body.textContent = 'Chat'" } })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: icon }).click()
  const panel = page.getByRole('dialog', { name: 'Live chat' })
  await expect(panel.frameLocator('iframe').getByText('Chat')).toBeAttached()
  await expect(panel.getByRole('status', { name: 'Loading' })).toBeInViewport()
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('status').filter({ hasText: 'Server is busy' })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('[SH-34] the chat ignores messages from other windows and unknown messages @desktop', async ({
  page,
  settings,
}) => {
  const script =
    "parent.postMessage({type:'chat:ready'},'*');parent.postMessage({type:'open',screen:'deposit'},'*');parent.postMessage('chat:close','*')"
  await settings({ scripts: { liveChatScript: script } })
  await page.goto('/')
  await page.getByRole('button', { name: icon }).click()
  const panel = page.getByRole('dialog', { name: 'Live chat' })
  await expect(panel.locator('iframe')).toBeVisible()
  await page.evaluate(() => window.postMessage({ type: 'chat:close' }, '*'))
  await expect(panel).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})
