import { data } from '../../support/api.ts'
import { stopClock } from '../../support/clock.ts'
import { breakAfter, holdAnswer, waitForPage } from '../../support/calls.ts'
import { clickRepeatedly } from '../../support/click-repeatedly.ts'
import { expect, test } from '../../support/test.ts'
import { logInOnPage } from '../../support/login.ts'
import {
  bodyOf,
  createAccount,
  expectToast,
  fillCode,
  fillFinalStep,
  fillFirstStep,
  fillJoin,
  freshName,
  linkOfMail,
  openFilledJoin,
  openJoin,
  watchCalls,
} from './support.ts'

const AGREE = 'Sorry, we can not accept you as our customer unless you agree to our terms and conditions.'

test.use({ consent: 'marketing' })

test('[AC-03] [AC-04] [AC-06] [AC-11] [RT-02] a registration is checked, sent once, and logs the new member in @mobile', async ({
  page,
  newMember,
}) => {
  await page.clock.install()
  const inviter = await newMember()
  const { invitationCode } = await data<{ invitationCode: string }>('/sys/auth/token/info', {}, inviter.token)
  await page.goto(`/#/?code=${invitationCode}&rcode=campaign-7`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('croupier.inviteCode'))).toBe(invitationCode)
  const pictures = watchCalls(page, '/sys/member/verifyCode/image')
  const checked = watchCalls(page, '/sys/auth/checkRegister1')
  const registered = watchCalls(page, '/sys/auth/register')
  const refreshed = watchCalls(page, '/sys/auth/token/refresh')
  const promoted = watchCalls(page, '/ext/promotion/current')
  const username = freshName()
  const form = await openJoin(page)
  const recorded = await page.evaluateHandle(() => {
    const names: unknown[] = []
    window.addEventListener('message', ({ data: told }: MessageEvent<{ type?: unknown; name?: unknown } | null>) => {
      if (told?.type === 'ads:recorded') names.push(told.name)
    })
    return names
  })
  await fillFirstStep(page, form, username)
  await expect(form.getByLabel('Invitation code')).toHaveValue(invitationCode)
  await fillFinalStep(page, form)
  await form.getByRole('checkbox', { name: 'Receive exclusive offers' }).uncheck()
  await fillCode(form, pictures)

  await createAccount(form)
  const warning = page.getByRole('alertdialog', { name: 'Warning' }).or(page.getByRole('dialog', { name: 'Warning' }))
  await expect(warning).toContainText(AGREE)
  expect([checked.length, registered.length]).toEqual([1, 0])
  await warning.getByRole('button', { name: 'OK', exact: true }).click()
  const agree = form.getByRole('checkbox', { name: /I agree/ })
  await expect(agree).toBeFocused()
  await expect(agree).toHaveAccessibleDescription(AGREE)
  await page.keyboard.press('Space')
  await expect(agree).toBeChecked()
  await expect(agree).toHaveAccessibleDescription('')

  const chat = page.waitForRequest('**/sys/sysSetting/checkContactUsSetting')
  const create = form.getByRole('button', { name: 'Create my account' })
  // From here on the test controls the clock: the refresh comes a second after the registration.
  await stopClock(page, 1_000)
  expect(promoted).toEqual([])
  await clickRepeatedly(create)
  const welcome = page.getByRole('dialog', { name: 'Welcome' })
  await expect(welcome).toBeVisible()
  await chat
  expect(registered).toHaveLength(1)
  expect(registered[0]?.headers()['content-type']).toContain('application/json')
  expect(bodyOf(registered[0])).toMatchObject({
    username,
    firstName: 'Mary Ann',
    birthday: '1990-01-15',
    mobilePrefix: '358',
    countryCode: 'FI',
    invitorCode: invitationCode,
    recommendCode: 'campaign-7',
    receiveExclusive: false,
    agreed: true,
  })
  const answer = (await (await registered[0]!.response())!.json()) as { data: { id: number; token: string } }
  await expect(welcome).toContainText(String(answer.data.id))
  // The registration's response itself logs the new member in.
  expect(await page.evaluate(() => localStorage.getItem('croupier.token'))).toBe(answer.data.token)
  await expect(page.getByText('Available balance')).toBeVisible()
  await expect(create).toHaveCount(0)
  await expect.poll(() => promoted.length).toBe(1)
  await page.clock.runFor(999)
  await waitForPage(page)
  expect(refreshed).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => refreshed.length).toBe(1)
  await page.clock.resume()
  await expect.poll(() => recorded.jsonValue()).toEqual(['CompleteRegistration'])
  expect(new URL(page.url()).hash.replace('#', '') || '/').toBe('/')
  const invited = async () =>
    (await data<{ childCount: number }>('/sys/member/getMember', { id: inviter.id }, inviter.token)).childCount
  expect(await invited()).toBe(0)
  await page.goto(await linkOfMail(`${username}@players.example`, 'activation'))
  await expect.poll(invited).toBe(1)
})

test('[AC-03] [AC-06] [AC-08] a failed registration loads a new picture code and keeps the input @desktop', async ({
  page,
  fault,
}) => {
  const pictures = watchCalls(page, '/sys/member/verifyCode/image')
  const registered = watchCalls(page, '/sys/auth/register')
  const form = await openJoin(page)
  await fillFirstStep(page, form, freshName())
  await fillFinalStep(page, form)
  const picture = form.getByAltText('Picture of the verification code')
  const sources: (string | null)[] = []
  const expectNewPicture = async () => {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const source = await picture.getAttribute('src')
    expect(sources).not.toContain(source)
    sources.push(source)
  }
  await expectNewPicture()
  await form.getByLabel('Verification code').fill('zzzz')
  await form.getByRole('checkbox', { name: /I agree/ }).check()
  await createAccount(form)
  await expectToast(page, 'The verification code is wrong or too old. Please use the new picture.')
  // Untouched, the box that asks for offers is ticked.
  expect(bodyOf(registered[0])).toMatchObject({ receiveExclusive: true })
  await expect.poll(() => pictures.length).toBe(2)
  await expectNewPicture()
  await expect(form.getByLabel('Verification code')).toHaveValue('')
  await expect(form.getByLabel('Verification code')).toBeFocused()
  await expect(form.getByLabel('Address')).toHaveValue('Mannerheimintie 1')
  await form.getByRole('button', { name: 'New code' }).click()
  await expect.poll(() => pictures.length).toBe(3)
  await expectNewPicture()
  const tickets = pictures.map((request) => String(bodyOf(request)['ticket']))
  expect(new Set(tickets).size).toBe(3)
  for (const ticket of tickets) expect(Math.abs(Number(ticket) - Date.now())).toBeLessThan(120_000)

  await fault('/sys/member/verifyCode/image', 'status')
  const failed = page.waitForResponse('**/sys/member/verifyCode/image')
  await form.getByRole('button', { name: 'New code' }).click()
  await (await failed).finished()
  await waitForPage(page)
  expect(pictures).toHaveLength(4)
  await expect(form.getByRole('button', { name: 'New code' })).toHaveText('New code')
  // Checked once, without polling: a toast would disappear by itself.
  expect(await page.getByText('Server is busy, please try later').count()).toBe(0)
})

test('[AC-06] [RT-02] a late registration answer welcomes the player on the page they are on @desktop', async ({
  page,
}) => {
  const { form } = await openFilledJoin(page)
  const answer = await holdAnswer(page, '/sys/auth/register')
  await createAccount(form)
  await answer.requested
  await page.getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL(/games\/slots/)
  answer.release()
  const welcome = page.getByRole('dialog', { name: 'Welcome' })
  await expect(welcome).toBeVisible()
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toBeHidden()
  await expect(page).toHaveURL(/games\/slots/)
})

test('[AC-04] the next submit logs the member in when the server failed after creating the account @desktop', async ({
  page,
}) => {
  const registered = watchCalls(page, '/sys/auth/register')
  const { form, pictures } = await openFilledJoin(page)
  await breakAfter(page, '/sys/auth/register')
  const create = form.getByRole('button', { name: 'Create my account' })
  await create.click()
  await expectToast(page, 'Back at noon')
  await expect.poll(() => pictures.length).toBe(2)
  await fillCode(form, pictures)
  await create.click()
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toContainText('Your account is ready')
  await expect(page.getByRole('banner').getByText('Available balance')).toBeVisible()
  expect(registered).toHaveLength(1)
})

test('[AC-06] [SE-05] a registration answered after another login keeps that member and reports the new account @desktop', async ({
  page,
  context,
  newMember,
}) => {
  const member = await newMember({ balance: '77.00' })
  const username = freshName()
  const { form } = await openFilledJoin(page, username)
  const answer = await holdAnswer(page, '/sys/auth/register')
  await createAccount(form)
  await answer.requested
  const other = await context.newPage()
  await other.goto('/#/login')
  await logInOnPage(other, member)
  const balance = page.getByRole('banner').getByText('$ 77.00')
  await expect(balance).toBeVisible()
  answer.release()
  // The form is also a dialog of that name, until home is rendered.
  const text = `The account ${username} has been created. Log in with it.`
  const notice = page.getByRole('dialog', { name: 'Join' }).filter({ hasText: text })
  await notice.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/#\/$/)
  for (const tab of [page, other]) await expect(tab.getByRole('banner').getByText('$ 77.00')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[AC-06] [SH-17] a member who joins by a promotion is welcomed as a member @desktop', async ({
  page,
  newMember,
  settings,
}) => {
  const member = await newMember({ balance: '500.00' })
  await settings({ promotion: { title: 'Join', bgImg: '', mobileBgImg: '', buttonText: 'Go on', action: 'REGISTER' } })
  const pictures = watchCalls(page, '/sys/member/verifyCode/image')
  const balance = page.getByRole('banner').getByText('$ 500.00')
  await page.goto('/#/login')
  await logInOnPage(page, member)
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await expect(balance).toBeVisible()
  const form = page.getByRole('dialog', { name: 'Join' })
  await fillJoin(page, form, pictures)
  await createAccount(form)
  const welcome = page.getByRole('dialog', { name: 'Welcome' })
  await expect(welcome).toBeVisible()
  await expect(form).toBeHidden()
  await expect(balance).toHaveCount(0)
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toBeHidden()
  await expect(page).toHaveURL(/#\/$/)
})

test('[RT-02] [RT-03] closing the page of join or login goes home', async ({ page }) => {
  for (const [route, name] of [
    ['join', 'Join'],
    ['login', 'Welcome back'],
  ] as const) {
    await page.goto(`/#/${route}`)
    await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => new URL(page.url()).hash.replace('#', '') || '/').toBe('/')
    await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
  }
})

test('[RT-21] [RT-02] [RT-03] the requested page is kept between login and joining @desktop', async ({ page }) => {
  const pictures = watchCalls(page, '/sys/member/verifyCode/image')
  const form = page.getByRole('main')
  const address = (path: string) => expect(page).toHaveURL(new RegExp(`#${path.replace('?', '\\?')}$`))
  const toJoin = async () => {
    await form.getByRole('button', { name: 'New member / Sign up' }).click()
    await address('/join?backurl=%2Flottery')
  }
  await page.goto('/#/lottery')
  await toJoin()
  await form.getByRole('button', { name: 'Already have an account' }).click()
  await address('/login?backurl=%2Flottery')
  await toJoin()
  await fillJoin(page, form, pictures)
  await createAccount(form)
  await address('/lottery')
  const welcome = page.getByRole('dialog', { name: 'Welcome' })
  await expect(welcome).toBeVisible()
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toBeHidden()
  await address('/lottery')
})
