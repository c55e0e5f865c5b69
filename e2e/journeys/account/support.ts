import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { call, data, type TestMember } from '../../support/api.ts'
import { apiPath, watchCalls } from '../../support/calls.ts'
import { choose } from '../../support/choose.ts'

export { watchCalls }
export { choose } from '../../support/choose.ts'
export { openFromMenu } from '../../support/drawer.ts'

export const PASSWORD = 'long-enough-1'
/** The password that it is changed to. */
export const NEW_PASSWORD = 'another-one-22'

/** An unused username. */
export const freshName = () => `a${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** A member who has invited so many players, all with activated accounts. */
export async function memberWithFriends(newMember: NewMember, friends: number): Promise<TestMember> {
  const member = await newMember()
  for (let friend = 0; friend < friends; friend++) await newMember({ invitedBy: String(member.id) })
  return member
}

type NewMember = (fields?: Readonly<Record<string, unknown>>) => Promise<TestMember>

/** The fields of a form-encoded or JSON body. */
export function bodyOf(request: Request | undefined): Record<string, unknown> {
  const text = request?.postData() ?? ''
  return text.startsWith('{')
    ? (JSON.parse(text) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(text))
}

/** Records every submit of a form: accounts, sessions, mails, passwords (not requests for pictures and texts). */
export function watchSubmits(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const path = apiPath(request.url())
    const isSend = /^\/sys\/(auth\/(checkRegister1|register|login|faceBookRegister)|member\/(mail|password)\/)/.test(
      path,
    )
    if (request.method() === 'POST' && isSend) sent.push(path)
  })
  return sent
}

/** The values of a form's fields, in order. */
export const valuesOf = (form: Locator): Promise<string[]> =>
  form.locator('input, select').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

/** Expects the newest toast to say this. */
export async function expectToast(page: Page, message: string): Promise<void> {
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText(message, { exact: true }).last(),
  ).toBeVisible()
}

/** Opens the registration as a page. */
export async function openJoin(page: Page): Promise<Locator> {
  await page.goto('/#/join')
  const form = page.getByRole('main')
  await form.getByLabel('Email').waitFor()
  return form
}

/** Fills step 1 and presses Next. */
export async function fillFirstStep(page: Page, form: Locator, username: string): Promise<void> {
  await form.getByLabel('Email').fill(`${username}@players.example`)
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Retype password').fill(PASSWORD)
  await choose(page, 'Mobile prefix', '+358')
  await form.getByLabel('Mobile number').fill('401234567')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByLabel('First name').waitFor()
}

/** Fills the final step except the picture code. */
export async function fillFinalStep(page: Page, form: Locator): Promise<void> {
  await fillPerson(page, form)
  await expect(form.getByLabel('State')).toBeEnabled()
  await form.getByLabel('State').selectOption({ label: 'Uusimaa' })
  await fillAddress(form)
}

/** Fills the personal fields, up to the country. */
export async function fillPerson(page: Page, form: Locator): Promise<void> {
  await form.getByLabel('First name').fill('Mary Ann')
  await form.getByLabel('Last name').fill('Duarte')
  await form.getByLabel('Gender').selectOption('FEMALE')
  await form.getByLabel('Year digit 1').pressSequentially('19900115')
  await form.getByLabel('Currency').selectOption('EUR')
  await choose(page, 'Country', 'FI - Finland')
}

/** Fills the address fields below the state. */
export async function fillAddress(form: Locator): Promise<void> {
  await form.getByLabel('Town/City').fill('Helsinki')
  await form.getByLabel('Postal code').fill('00100')
  await form.getByLabel('Address').fill('Mannerheimintie 1')
}

/** Fills in the code of the most recently requested picture. */
export async function fillCode(form: Locator, pictures: readonly Request[]): Promise<void> {
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  const ticket = bodyOf(pictures.at(-1))['ticket']
  await expect.poll(() => data<string | null>('/_test/verifyCode', { ticket })).not.toBeNull()
  await form.getByLabel('Verification code').fill((await data<string>('/_test/verifyCode', { ticket })) ?? '')
}

/** Fills the whole registration, agreement included; `pictures` are the requests for its picture codes so far. */
export async function fillJoin(
  page: Page,
  form: Locator,
  pictures: readonly Request[],
  username = freshName(),
): Promise<void> {
  await fillFirstStep(page, form, username)
  await fillFinalStep(page, form)
  await fillCode(form, pictures)
  await form.getByRole('checkbox', { name: /I agree/ }).check()
}

/** Opens the registration as a page and fills all of it: only the account is left to create. */
export async function openFilledJoin(page: Page, username?: string): Promise<{ form: Locator; pictures: Request[] }> {
  const pictures = watchCalls(page, '/sys/member/verifyCode/image')
  const form = await openJoin(page)
  await fillJoin(page, form, pictures, username)
  return { form, pictures }
}

/** Sends a filled registration. */
export const createAccount = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Create my account' }).click()

/** Presses a button and expects the newest toast to say why nothing came of it. */
export async function expectRefusal(page: Page, button: Locator, message: string): Promise<void> {
  await button.click()
  await expectToast(page, message)
}

/** The link to `route` in a mail to an address. */
export async function linkOfMail(to: string, route: string): Promise<string> {
  const find = async () => {
    const mails = await data<{ text: string }[]>('/_test/mails', { to })
    return mails.map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? '').find((link) => link.includes(route))
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ''
}

/** Opens the page of a mailed link and types in a new password. */
export async function openReset(page: Page, { username }: TestMember) {
  await call('/sys/member/mail/forgot/send', { usernameOrEmail: username })
  await page.goto(await linkOfMail(`${username}@players.example`, 'password/reset'))
  const form = page.getByRole('main')
  await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await form.getByLabel('Repeat password').fill(NEW_PASSWORD)
  return { form }
}
