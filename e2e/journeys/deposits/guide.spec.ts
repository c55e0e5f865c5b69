import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'
import { choosePreset, openMethod } from './support.ts'

const VIDEOS = { wallet: `${site.shell}/videos/wallet.mp4`, buying: 'https://videos.example/buying-crypto' }

test('[DP-22] the crypto guide has six folding sections with videos, and Crypto promotions leads home', async ({
  page,
}) => {
  const requests: string[] = []
  await page.route('**/videos/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ status: 200, contentType: 'video/mp4', body: '' })
  })
  // The videos are named in the site's file, which is written into the page and parsed from there.
  await page.addInitScript((videos) => {
    const parse = JSON.parse
    JSON.parse = (text, reviver) => {
      const value = parse(text, reviver) as { site?: Record<string, unknown> } | null
      return value?.site ? { ...value, site: { ...value.site, cryptoVideos: videos } } : value
    }
  }, VIDEOS)
  await page.goto('/#/aboutBtc')
  const main = page.getByRole('main')
  const sections = main.getByRole('button', { expanded: false }).or(main.getByRole('button', { expanded: true }))
  await expect(sections).toHaveCount(6)
  await expect(main).not.toContainText('{')
  const titles = await sections.allInnerTexts()
  expect(new Set(titles).size).toBe(6)

  const wallet = page.getByText('A wallet keeps the keys')
  await expect(wallet).toBeAttached()
  await expect(wallet).toBeHidden()
  for (const isOpen of [true, false, true]) {
    await sections.nth(1).click()
    await expect(wallet).toBeVisible({ visible: isOpen })
  }
  // No video is loaded before the player asks for it.
  expect(requests).toEqual([])
  await expect(page.locator('video')).toHaveCount(0)
  await main.getByRole('button', { name: 'Watch the video' }).click()
  await expect(page.locator('video')).toHaveAttribute('src', VIDEOS.wallet)
  await expect(page.locator('video')).toHaveAttribute('controls')
  await expect(page.locator('video')).toBeFocused()
  await expect.poll(() => requests[0]).toBe(VIDEOS.wallet)

  await sections.nth(3).click()
  const link = main.getByRole('link', { name: /Watch the video/ })
  await expect(link).toHaveAttribute('href', VIDEOS.buying)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)

  await page.getByRole('button', { name: 'Crypto promotions' }).click()
  await expect(page).toHaveURL(/:\d+\/(#\/)?$/)
})

test('[RT-08] the form of a coin method leads to the crypto guide, and keeps what was chosen', async ({
  page,
  context,
  isPhone,
  member: _member,
}) => {
  const dialog = await openMethod(page, 'Crypto coins')
  await choosePreset(dialog, '100')
  // Whoever does not know what to choose needs it most.
  await dialog.getByRole('button', { name: 'Deposit', exact: true }).click()
  await page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByText('Please choose a coin')).toBeVisible()
  const link = dialog.getByRole('link', { name: 'crypto guide' })
  if (isPhone) {
    await link.click()
    const guide = page.getByRole('dialog', { name: 'Crypto guide' })
    await expect(guide.getByRole('button', { name: 'Crypto promotions' })).toBeVisible()
    await guide.getByRole('button', { name: 'Close' }).click()
    await expect(guide).toHaveCount(0)
    await expect(link).toBeFocused()
  } else {
    const opened = context.waitForEvent('page')
    await link.click()
    const guide = await opened
    await expect(guide.getByRole('heading', { level: 1, name: 'Crypto guide' })).toBeVisible()
    await guide.close()
  }
  await expect(dialog.getByRole('radio', { name: /100/ })).toBeChecked()
})
