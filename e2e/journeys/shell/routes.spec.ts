import { loadPage } from '../../support/load-page.ts'
import { expect, test } from '../../support/test.ts'
import { logInOnPage } from '../../support/login.ts'

test('[RT-01] / shows the banner carousel and the game sections', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
  // Each name occurs only once, also as a part of others.
  for (const name of ['Top games', 'Slots games', 'Table games', 'Live casino']) {
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded()
  }
})

test('[RT-06] /article shows the article with its id, or says that there is none', async ({ page }) => {
  await page.goto('/#/article?id=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome bonus' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await page.goto('/#/article?id=nonsense')
  const none = page.getByRole('heading', { level: 1, name: 'There is no such article' })
  await expect(none).toBeVisible()
  await expect(page.getByText('The link may be incomplete.')).toBeVisible()
  await page.goto('/#/article?id=1')
  await expect(none).toHaveCount(0)
  await page.goto('/#/article?id=999999')
  await expect(none).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
})

test('[RT-07] /redirect follows inner links, asks before leaving, and runs no script @desktop', async ({
  page,
  watch,
}) => {
  watch.allow(/refused/)
  await page.goto('/#/redirect?url=%2Farticle%3Fid%3D1')
  await expect(page).toHaveURL(/#\/article\?id=1$/)
  // Back leaves the article: the redirecting address is not in the history.
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
  await page.goto('/#/redirect?url=https%3A%2F%2Fother.example%2Fa')
  await expect(page.getByText('other.example')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', 'https://other.example/a')
  await expect(page).toHaveURL(/#\/redirect/)
  for (const hostile of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', '']) {
    await loadPage(page, `/#/redirect?url=${encodeURIComponent(hostile)}`)
    await expect(page.getByRole('heading', { name: 'This link is not safe to follow' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden()
  }
})

test('[RT-07] /redirect follows a listed host without asking @desktop', async ({ page, context }) => {
  await context.route('http://localhost/listed', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>There</h1>' }),
  )
  await page.goto('/#/redirect?url=http%3A%2F%2Flocalhost%2Flisted')
  await expect(page.getByRole('heading', { name: 'There' })).toBeVisible()
})

test('[RT-08] [DP-22] the crypto guide is a page, opened in a new tab on desktop and as a dialog on mobile', async ({
  page,
  context,
  isPhone,
}) => {
  await page.goto('/#/branchIndex/help/deposits-how')
  const link = page.getByRole('main').locator('a[href="#/aboutBtc"]').first()
  if (isPhone) {
    await link.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).not.toHaveURL(/aboutBtc/)
    await page.getByRole('button', { name: 'Crypto promotions' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible()
    await expect(page).toHaveURL(/#\/$/)
  } else {
    const opened = context.waitForEvent('page')
    await link.click()
    await expect(await opened).toHaveURL(/#\/aboutBtc$/)
  }
  await page.goto('/#/aboutBtc')
  await expect(page.getByRole('heading', { level: 1, name: 'Crypto guide' })).toBeVisible()
})

test('[RT-09] [RT-21] /lottery shows Coming soon to members and leads to the games', async ({ page, newMember }) => {
  await page.goto('/#/lottery')
  await expect(page).toHaveURL(/#\/login\?backurl=%2Flottery$/)
  const member = await newMember()
  await logInOnPage(page, member)
  await expect(page).toHaveURL(/#\/lottery$/)
  await expect(page.getByText('Coming soon')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the games' })).toHaveAttribute('href', '#/games')
})

test('[RT-10] an unknown path leads to /404, which links to home', async ({ page }) => {
  for (const path of [
    '/there/is/nothing',
    '/branchIndex/nothing',
    '/branchIndex/help/nothing',
    '/payment/pix/nothing',
  ]) {
    await loadPage(page, `/#${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), path).toBeVisible()
    await expect(page, path).toHaveURL(/#\/404$/)
  }
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL(/#\/$/)
})

const pages = [
  ['RT-11', '/branchIndex', '/branchIndex/help', 'Help centre'],
  ['RT-12', '/branchIndex/myAccount', '/branchIndex/myAccount/myAccountInfo', 'My account'],
  ['RT-12', '/branchIndex/myAccount/myAccountInfo/depositRules', null, 'Deposit rules'],
  ['RT-12', '/branchIndex/myAccount/myAccountInfo/bonusRules', null, 'Bonus rules'],
  ['RT-12', '/branchIndex/myAccount/myAccountInfo/casino361', null, /361/],
  ['RT-12', '/branchIndex/myAccount/myAccountInfo/aboutUs', null, 'About us'],
  ['RT-12', '/branchIndex/myAccount/myAccountInfo/privacyPolicy', null, 'Privacy policy'],
  ['RT-13', '/branchIndex/tableGames', '/branchIndex/tableGames/tableGamesInfo', 'Table games'],
  ['RT-13', '/branchIndex/tableGames/tableGamesInfo/blackjack', null, /blackjack/i],
  ['RT-14', '/branchIndex/cashier', '/branchIndex/cashier/cashierInfo', /cashier/i],
  ['RT-14', '/branchIndex/cashier/cashierInfo/withdrawalRules', null, 'Withdrawal rules'],
  ['RT-15', '/branchIndex/bonus', '/branchIndex/bonus/bonusInfo', /bonus/i],
  ['RT-15', '/branchIndex/bonus/bonusInfo/terms', null, 'Terms and conditions'],
] as const

test('[RT-11] [RT-12] [RT-13] [RT-14] [RT-15] [SH-09] each page below /branchIndex shows its heading, logo and home button', async ({
  page,
}) => {
  for (const [row, path, leadsTo, title] of pages) {
    await loadPage(page, `/#${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title }), row).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`#${leadsTo ?? path}$`))
  }
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Croupier' })).toHaveAttribute('href', '#/')
  await expect(header.getByRole('button', { name: 'Login' })).toBeHidden()
  await header.getByRole('button', { name: 'Home' }).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('[RT-16] help opens in a new tab on desktop and in the same tab on mobile', async ({ page, context, isPhone }) => {
  await page.goto('/')
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help' })
  if (isPhone) {
    await help.click()
    await expect(page.getByRole('heading', { name: 'Help centre' })).toBeVisible()
    return
  }
  const opened = context.waitForEvent('page')
  await help.click()
  await expect((await opened).getByRole('heading', { name: 'Help centre' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
})

test('an address that changes during the first render is the one that is shown @desktop', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    // The router writes to the history entry when it reads the address.
    const mark = history.replaceState
    history.replaceState = function (...entry) {
      history.replaceState = mark
      mark.apply(history, entry)
      // By a link, since an address set by a script while the page loads would replace the entry.
      queueMicrotask(() => Object.assign(document.createElement('a'), { href: '#/branchIndex' }).click())
    }
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
})
