import { data } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'
import { holdAnswer, waitForPage, textOf } from '../../support/calls.ts'
import { LOGIN_TITLE, logInInDialog } from '../../support/login.ts'
import { success } from '../../support/api-answers.ts'
import { bannerRow } from '../../support/banner-rows.ts'

const LIST = '/base/banner/listAll'
/** A picture of the operator's, without the suffix for the layout. */
const INVITE = '/pictures/banners/invite'

// Animation is what is tested here.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

test("[SH-14] the carousel has the layout's heights and pictures, and a 3 s autoplay that can be paused", async ({
  page,
  fault,
  isPhone,
}) => {
  await fault(LIST, 'envelope', {
    body: success([
      bannerRow(1, { title: 'Last', sortIndex: 9 }),
      bannerRow(2, {
        title: 'First',
        sortIndex: 1,
        image: `${INVITE}-desktop.svg`,
        mobileImage: `${INVITE}-mobile.svg`,
      }),
      bannerRow(3, { title: 'Hidden', sortIndex: 0, enabled: 0 }),
    ]),
  })
  await page.clock.install()
  await page.goto('/')
  const region = page.getByRole('region', { name: 'Promotions' })
  const slides = region.locator('[aria-roledescription=banner]')
  await expect(slides).toHaveCount(2)
  await expect(slides.first()).toContainText('First')
  const ofLayout = new RegExp(`${INVITE}-${isPhone ? 'mobile' : 'desktop'}\\.svg$`)
  await expect(slides.first().locator('img')).toHaveAttribute('src', ofLayout)
  for (const part of [slides.first(), region]) {
    const { height } = (await part.boundingBox())!
    expect(Math.abs(height - page.viewportSize()!.width * (isPhone ? 0.37333 : 0.2))).toBeLessThan(1.5)
  }
  const mark = region.getByRole('button', { name: /^Banner \d of 2$/ })
  await expect(mark.first()).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(3600)
  await expect(mark.nth(1)).toHaveAttribute('aria-current', 'true')
  await region.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(3600)
  // Checked once, without polling: a moving carousel would come round to this banner again.
  expect(await mark.nth(1).getAttribute('aria-current')).toBe('true')
  await region.getByRole('button', { name: 'Previous banner' }).click()
  await page.clock.runFor(1000)
  await expect(mark.first()).toHaveAttribute('aria-current', 'true')
})

test('[SH-14] banners scrolled out of view stop, and continue when they are back', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const region = page.getByRole('region', { name: 'Promotions' })
  const marks = region.getByRole('button', { name: /^Banner \d of \d$/ })
  const expectShown = (at: number) => expect(marks.nth(at)).toHaveAttribute('aria-current', 'true')
  await expectShown(0)
  await page.clock.runFor(3600)
  await expectShown(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(region).not.toBeInViewport()
  // Intersection observers are notified in a frame.
  await page.clock.runFor(100)
  for (let slide = 0; slide < 2; slide++) {
    await page.clock.runFor(3600)
    // Checked once, without polling: a moving carousel would come round to this banner again.
    expect(await marks.nth(1).getAttribute('aria-current')).toBe('true')
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(region).toBeInViewport()
  await page.clock.runFor(100)
  await page.clock.runFor(3600)
  await expectShown(2)
})

test("[SH-14] a wide screen does not crop a banner's right side, even before the first script @desktop", async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.first-banner img')).toHaveCSS('object-position', '100% 50%')
  release()
  const slide = page.getByRole('region', { name: 'Promotions' }).locator('img').first()
  await expect(slide).toHaveCSS('object-position', '100% 50%')
})

test('[SH-14] reduced motion stops the autoplay, and a failed list loads again on Try again @desktop', async ({
  page,
  fault,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fault(LIST, 'status', { times: 1 })
  await page.goto('/')
  const alert = page.getByRole('alert').filter({ hasText: 'promotions could not be loaded' })
  await alert.getByRole('button', { name: 'Try again' }).click()
  const region = page.getByRole('region', { name: 'Promotions' })
  await expect(region).toBeVisible()
  await expect(region.getByRole('button', { name: 'Pause' })).toHaveCount(0)
})

test('[SH-14] a malformed banner does not affect the others, and numbers sent as text are accepted @desktop', async ({
  page,
  fault,
  watch,
}) => {
  watch.allow(/a row does not fit/)
  const rows = [
    bannerRow(1, { id: undefined, gameId: '', type: '0', sortIndex: 1.5, enabled: '1', link: '/article?id=1' }),
    bannerRow(2, { title: {} }),
    bannerRow(3, { sortIndex: 1 }),
  ]
  await fault(LIST, 'envelope', { body: success(rows) })
  await page.goto('/')
  const slides = page.getByRole('region', { name: 'Promotions' }).locator('[aria-roledescription=banner]')
  await expect(slides).toContainText(['Banner 3', 'Banner 1'])
  await expect(slides.nth(1).locator('a')).toHaveAttribute('href', '#/article?id=1')
})

test('[SH-14] a banner whose picture cannot be loaded shows its text alone', async ({ page, fault }) => {
  const [lost, there] = ['/pictures/banners/lost.svg', '/pictures/banners/invite-desktop.svg']
  const both = [lost, there].map((image, index) => bannerRow(index, { image, mobileImage: image }))
  await fault(LIST, 'envelope', { body: success(both) })
  await page.route(`**${lost}`, (route) => route.abort())
  await page.goto('/')
  const slides = page.getByRole('region', { name: 'Promotions' }).locator('[aria-roledescription=banner]')
  await expect(slides.first()).toContainText('Banner 0')
  await expect(slides.nth(1).locator('img')).toHaveCount(1)
  await expect(slides.first().locator('img')).toHaveCount(0)
})

test('[SH-15] a banner opens its link inside the site, outside it without an opener, its game, or nothing @desktop', async ({
  page,
  context,
  fault,
  watch,
}) => {
  watch.allow(/refused/)
  await context.route('https://partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>partner</p>' }),
  )
  const show = async (fields: object) => {
    await fault(LIST, 'envelope', { body: success([bannerRow(1, fields)]) })
    await page.goto('/')
    await page.reload()
    await expect(page.getByText('Banner 1', { exact: true })).toBeVisible()
  }
  await show({ link: '/article?id=1', type: 0 })
  await page.getByText('Banner 1', { exact: true }).click()
  await expect(page).toHaveURL(/#\/article\?id=1$/)

  await show({ link: 'https://partner.example/a', type: 1 })
  await expect(page.locator('a[href="https://partner.example/a"]')).toHaveAttribute('rel', 'noopener noreferrer')
  const opened = context.waitForEvent('page')
  await page.getByText('Banner 1', { exact: true }).click()
  const partner = await opened
  await expect(partner.getByText('partner')).toBeVisible()
  expect(await partner.evaluate(() => window.opener)).toBeNull()
  await partner.close()

  // A page of the site that the operator opens in a new tab.
  await show({ link: '/#/article?id=1', type: 1 })
  const second = context.waitForEvent('page')
  await page.getByText('Banner 1', { exact: true }).click()
  const tab = await second
  await expect(tab).toHaveURL(/\/#\/article\?id=1$/)
  await expect(tab.getByRole('article')).toContainText('first deposit')
  await tab.close()

  for (const fields of [
    { link: '', gameId: null },
    { link: 'javascript:alert(1)', type: 1 },
  ]) {
    await show(fields)
    await page.getByText('Banner 1', { exact: true }).click()
    await waitForPage(page)
    expect(context.pages()).toHaveLength(1)
    await expect(page).toHaveURL(/\/(#\/)?$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test("[SH-15] a game's banner opens the game for a member, and the login first for a visitor @mobile", async ({
  page,
  fault,
  member: _member,
  newMember,
}) => {
  const { name } = await data<{ name: string }>('/base/game/get', { id: 2 })
  await fault(LIST, 'envelope', { body: success([bannerRow(1, { link: null, type: null, gameId: 2 })]) })
  await page.goto('/')
  const launched = page.waitForRequest('**/sys/game/getLaunchUrl')
  await page.getByText('Banner 1', { exact: true }).click()
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  expect(textOf(await launched, 'id')).toBe('2')
  await expect(page.getByRole('dialog', { name: LOGIN_TITLE })).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('croupier.token'))
  await page.goto('/?visitor')
  await page.getByText('Banner 1', { exact: true }).click()
  await expect(page.getByRole('dialog', { name: LOGIN_TITLE })).toBeVisible()
  await expect(page.getByRole('dialog', { name, exact: true })).toHaveCount(0)
  const request = page.waitForRequest('**/sys/game/getLaunchUrl')
  await logInInDialog(page, await newMember({ credited: 1, balance: '50.00' }))
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  expect(textOf(await request, 'id')).toBe('2')
})

test('[SH-14] the first banner is in its place before any script, and does not move', async ({ page, isPhone }) => {
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(/\/main\.\w+\.js$/, (route) => held.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  const early = page.locator('.first-banner img')
  await expect(early).toBeVisible()
  const src = await early.getAttribute('src')
  expect(src).toContain(isPhone ? '-mobile.svg' : '-desktop.svg')
  const before = (await early.boundingBox())!
  go()
  const slide = page
    .getByRole('region', { name: 'Promotions' })
    .locator('[aria-roledescription=banner]')
    .first()
    .locator('img')
  await expect(slide).toHaveAttribute('src', src!)
  await expect(early).toHaveCount(0)
  const after = (await slide.boundingBox())!
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(after[side] - before[side]), side).toBeLessThan(1)
})

test('[SH-14] the first banner, known to the server, shows while the list of banners is slow', async ({
  page,
  isPhone,
}) => {
  const list = await holdAnswer(page, LIST)
  await page.goto('/')
  const picture = page.locator(`main img[src*=${isPhone ? 'mobile' : 'desktop'}]`).first()
  await expect(picture).toBeVisible()
  const src = await picture.getAttribute('src')
  const slide = page
    .getByRole('region', { name: 'Promotions' })
    .locator('[aria-roledescription=banner]')
    .first()
    .locator('img')
  await expect(slide).toHaveCount(0)
  list.release()
  await expect(slide).toHaveAttribute('src', src!)
})
