import type { Page } from '@playwright/test'
import { data, type TestMember } from '../support/api.ts'
import { site } from '../support/site.ts'
import { expectAccessible } from '../support/test.ts'

export const OPERATOR = `${site.api}/operator`

/** Opens the operator's list of requests, filtered by one member. */
export async function openRequests(page: Page, { username }: TestMember, show = 'Open'): Promise<void> {
  await page.goto(`${OPERATOR}/withdrawals`)
  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: new RegExp(`^${show}\\b`) })
    .click()
  await page.getByLabel('Username, email or number').fill(username)
  await page.keyboard.press('Enter')
  await page.getByLabel('Username, email or number').waitFor()
}

/** The messages of a member, newest first. */
export async function messagesOf({ token }: TestMember): Promise<{ message: string; type: number }[]> {
  return (await data<{ content: { message: string; type: number }[] }>('/base/news/listPage', {}, token)).content
}

/** The types of the entries in a member's ledger, newest first, as the operator sees them. */
export async function ledgerOf(page: Page, member: TestMember): Promise<string[]> {
  await page.goto(`${OPERATOR}/members/${member.id}`)
  const cells = page.getByRole('region', { name: 'Ledger' }).locator('tbody td:nth-of-type(2)')
  return cells.allInnerTexts()
}

/**
 * axe finds nothing on a page of the back office: each press loads a new one, which is complete with its
 * stylesheet.
 */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await page.waitForLoadState()
  await expectAccessible(page)
}
