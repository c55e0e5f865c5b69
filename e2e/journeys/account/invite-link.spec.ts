import type { Page } from '@playwright/test'
import { data } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'
import { createAccount, fillJoin, freshName, openJoin, watchCalls } from '../account/support.ts'
import { success } from '../../support/api-answers.ts'
import { bannerRow } from '../../support/banner-rows.ts'

const codes = (page: Page) =>
  page.evaluate(() => ['inviteCode', 'recommendCode'].map((kind) => localStorage.getItem(`croupier.${kind}`)))

/** An address that differs only in its hash loads no document: the open page has to read it. */
const follow = (page: Page, hash: string) => page.evaluate((address) => void (location.hash = address), hash)

test('[AC-11] an invitation followed in an open tab counts for the open form, and for one registration @mobile', async ({
  page,
  newMember,
}) => {
  const { token } = await newMember()
  const { invitationCode } = await data<{ invitationCode: string }>('/sys/auth/token/info', {}, token)
  const pictures = watchCalls(page, '/sys/member/verifyCode/image')
  const username = freshName()
  const pageForm = await openJoin(page)
  await pageForm.getByLabel('Email').fill('begun@players.example')
  expect(await codes(page)).toEqual([null, null])

  await follow(page, `#/games?code=${invitationCode}&rcode=summer`)
  await expect.poll(() => codes(page)).toEqual([invitationCode, 'summer'])
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click()
  const form = page.getByRole('dialog', { name: 'Join' })
  await expect(form.getByLabel('Email')).toHaveValue('begun@players.example')
  await fillJoin(page, form, pictures, username)
  await expect(form.getByLabel('Invitation code')).toHaveValue(invitationCode)
  await createAccount(form)
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
  await expect.poll(() => codes(page)).toEqual([null, null])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Deposit' }).first()).toBeVisible()
  expect(await codes(page)).toEqual([null, null])
})

test("[SH-15] an operator's link inside the site also passes on an invitation code @desktop", async ({
  page,
  fault,
}) => {
  const banner = bannerRow(1, { title: 'Invited', link: '/article?id=1&rcode=winter', type: 0 })
  await fault('/base/banner/listAll', 'envelope', { body: success([banner]) })
  await page.goto('/')
  await page.getByText('Invited', { exact: true }).click()
  await expect(page).toHaveURL(/#\/article/)
  expect(await codes(page)).toEqual([null, 'winter'])
})
