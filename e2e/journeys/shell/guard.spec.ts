import { expect, test } from '../../support/test.ts'
import { data } from '../../support/api.ts'
import { holdAnswer, waitForPage } from '../../support/calls.ts'
import { logInOnPage } from '../../support/login.ts'

test('[RT-20] a public path shows before the user info has arrived @desktop', async ({ page, member: _member }) => {
  const info = await holdAnswer(page, '/sys/auth/token/info')
  await page.goto('/#/article?id=1')
  await info.requested
  await expect(page.getByRole('heading', { name: 'Welcome bonus' })).toBeVisible()
  await expect(page.getByText('Available balance')).toBeHidden()
  info.release()
  await expect(page.getByText('Available balance')).toBeVisible()
})

test('[SH-32] [RT-20] a member with an expired token stays on a public page as a visitor @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await fault('/sys/auth/token/info', 'envelope', { body: { error: -2, message: 'gone', data: null } })
  const response = page.waitForResponse('**/sys/auth/token/info')
  await page.goto('/#/article?id=1')
  await (await response).finished()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('croupier.token'))).toBeNull()
  await waitForPage(page)
  await expect(page).toHaveURL(/#\/article\?id=1$/)
  await expect(page.getByRole('heading', { name: 'Welcome bonus' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
})

test('[RT-21] a protected path waits for the user info, and opens for a member', async ({ page, member: _member }) => {
  // The page's file is cached afterwards: only the user info is waited for.
  await page.goto('/#/lottery')
  await expect(page.getByText('Coming soon')).toBeVisible()
  const info = await holdAnswer(page, '/sys/auth/token/info')
  await page.goto('/?again#/lottery')
  await expect(page.getByRole('banner')).toBeVisible()
  await info.requested
  await waitForPage(page)
  await expect(page.getByText('Coming soon')).toBeHidden()
  info.release()
  await expect(page.getByText('Coming soon')).toBeVisible()
})

test('[RT-21] a refused user info leads to /login with the requested path @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await fault('/sys/auth/token/info', 'envelope', { body: { error: -2, message: 'gone', data: null } })
  await page.goto('/#/lottery')
  await expect(page).toHaveURL(/#\/login\?backurl=%2Flottery$/)
  expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBeNull()
})

for (const [failure, mode, more] of [
  ['a server that breaks down', 'status', {}],
  ['a reset connection', 'reset', {}],
  ['a refusal that does not end the session', 'envelope', { body: { error: 5, message: 'No.', data: null } }],
] as const) {
  test(`[RT-21] ${failure} leads to /login with the requested path, and there once the user info arrives @desktop`, async ({
    page,
    member,
    fault,
    scope,
  }) => {
    await fault('/sys/auth/token/info', mode, more)
    await page.goto('/#/lottery')
    await expect(page).toHaveURL(/#\/login\?backurl=%2Flottery$/)
    await expect(page.getByRole('main').getByLabel('Username / Email')).toBeVisible()
    // Only -2 says that the session is over (D47).
    expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBe(member.token)
    await data('/_faults/clear', { userAgent: scope })
    // The next try is then due at once.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('Coming soon')).toBeVisible()
    await expect(page).toHaveURL(/#\/lottery$/)
  })
}

test('[RT-21] a protected path requests the user info again if the request at the start has failed @desktop', async ({
  page,
  member: _member,
  fault,
}) => {
  await fault('/sys/auth/token/info', 'reset', { times: 1 })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  await page.goto('/#/lottery')
  await expect(page.getByText('Coming soon')).toBeVisible()
  await expect(page.getByText('Available balance')).toBeVisible()
  await expect(page).toHaveURL(/#\/lottery$/)
})

test('[RT-22] backurl never leads outside the site @desktop', async ({ page, newMember, watch }) => {
  watch.allow(/refused/)
  for (const hostile of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '/%09/evil.example',
  ]) {
    const member = await newMember()
    await page.goto('/#/')
    await page.evaluate(() => localStorage.removeItem('croupier.token'))
    await page.goto(`/?again=${member.id}#/login?backurl=${encodeURIComponent(hostile)}`)
    await logInOnPage(page, member)
    await expect(page.getByText('Available balance')).toBeVisible()
    await expect(page).toHaveURL(/localhost:\d+\/\?again=\d+#\/$/)
  }
})
