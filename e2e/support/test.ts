import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { createMember, data, type TestMember } from './api.ts'
import { storeProofs } from './proofs.ts'
import { watchPage, type PageWatch } from './watch.ts'

interface Fixtures {
  /** Creates a member for this test, with balance, credited and the like as given. */
  newMember(fields?: Readonly<Record<string, unknown>>): Promise<TestMember>
  /** Logs the member in before the next page load, as a stored session would. */
  signIn(member: TestMember): Promise<void>
  /** Creates a member who may cash out, with 500.00 or the given fields and stored proofs, and logs them in. */
  newCashoutMember(fields?: Readonly<Record<string, unknown>>): Promise<TestMember>
  /** A member with money, logged in; `member: _member` where the test only needs the login. */
  member: TestMember
  /** Allows errors that the test expects on its pages; any other that a page reports fails the test. */
  watch: PageWatch
  isPhone: boolean
  /** The visitor's answer about cookies before the test: the banner would otherwise be in the way. */
  consent: 'unasked' | 'necessary' | 'marketing'
  /** Identifies this test's browser, so that faults and settings affect only it. */
  scope: string
  /** Makes an API call fail for this test's browser (sandbox README, 'Faults'). */
  fault(path: string, mode: string, more?: Readonly<Record<string, unknown>>): Promise<void>
  /** Overrides the operator's settings (access, chat, promotion, config …) for this test's browser only. */
  settings(values: Readonly<Record<string, unknown>>): Promise<void>
}

export const test = base.extend<Fixtures>({
  scope: async ({}, use) => use(`scope-${randomUUID()}`),
  userAgent: async ({ userAgent, scope }, use) => use(`${userAgent ?? 'Mozilla/5.0 Chrome/150.0'} ${scope}`),
  fault: async ({ scope }, use) => {
    await use(async (path, mode, more) => void (await data('/_faults', { path, mode, userAgent: scope, ...more })))
    await data('/_faults/clear', { userAgent: scope })
  },
  settings: async ({ scope }, use) => use(async (values) => void (await data('/_test/settings', { scope, ...values }))),
  consent: ['necessary', { option: true }],
  newMember: async ({}, use) => use((fields) => createMember(fields)),
  signIn: async ({ context }, use) => use((member) => storeSession(context, member)),
  newCashoutMember: async ({ context }, use) =>
    use(async (fields = { balance: '500.00' }) => {
      const member = await storeProofs(await createMember(fields))
      await storeSession(context, member)
      return member
    }),
  member: async ({ context }, use) => {
    const member = await createMember({ balance: '500.00', credited: 1 })
    await storeSession(context, member)
    await use(member)
  },
  watch: [
    async ({ context, consent }, use) => {
      if (consent !== 'unasked') await storeConsent(context, consent)
      const watch = await watchPage(context)
      await use(watch)
      expect(watch.problems(), 'what the pages complained of').toEqual([])
    },
    { auto: true },
  ],
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 1280) < 900),
})

export { expect }

/** Stores the token where the shell reads it, once per tab, so that a logout in the test stays a logout. */
async function storeSession(context: BrowserContext, { token }: TestMember): Promise<void> {
  await context.addInitScript((value) => {
    // A sandboxed frame has no storage.
    if (window.origin === 'null') return
    if (sessionStorage.getItem('test.session') === value) return
    sessionStorage.setItem('test.session', value)
    localStorage.setItem('croupier.token', value)
  }, token)
}

/** Stores an answer to the cookie question before it is asked; an answer given in the test is kept. */
async function storeConsent(context: BrowserContext, consent: string): Promise<void> {
  await context.addInitScript((value) => {
    if (window.origin === 'null') return
    localStorage.setItem('croupier.consent', localStorage.getItem('croupier.consent') ?? value)
  }, consent)
}

/** axe finds nothing in the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // A recent announcement of the kit ("busy") may refer to a button that is gone; it is removed a few seconds later.
    .exclude('[data-live-announcer]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(found).toEqual([])
}
