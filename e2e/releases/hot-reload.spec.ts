import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'
import { signInNewMember, startSeparateSite, type SeparateSite } from './separate-site.ts'

// A change has to be built before it shows, on a machine that may be busy.
const expectSoon = expect.configure({ timeout: 30_000 })

let site: SeparateSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSeparateSite(35, 'tools/site/testing/dev-copy.ts', (folder) => ({
    args: ['cashier', join(folder, 'sources')],
  }))
})
test.afterAll(() => site?.stop())

/** Changes a file of the cashier's sources, as a developer would. */
function edit(file: string, before: string, after: string): void {
  const path = join(site.folder, 'sources', 'mfe-cashier', 'src', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(before)
  writeFileSync(path, text.replace(before, after))
}

test('npm run dev updates components, styles and messages in the open page, which keeps typed input @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signInNewMember(page.context(), site.at(10), 'hot-reload')
  const opened = await page.goto(site.at(0))
  expect(opened?.headers()['content-security-policy']).not.toMatch(/unsafe-(eval|inline)/)
  const documents: string[] = []
  page.on('domcontentloaded', (shown) => documents.push(shown.url()))

  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  const pix = chooser.getByRole('button', { name: 'PIX', exact: true })
  await expectSoon(pix).toBeVisible()
  const list = chooser.getByRole('list')
  edit('screens/deposit/deposit-screen.module.css', '.methods {', '.methods { outline: 2px solid rgb(1, 2, 3);')
  await expectSoon(list).toHaveCSS('outline-color', 'rgb(1, 2, 3)')

  await pix.click()
  const amount = page.getByRole('dialog', { name: 'PIX' }).getByRole('textbox').first()
  await amount.fill('37')
  edit('screens/deposit-method/deposit-form.tsx', "{text('deposit.submit')}", "{text('deposit.submit')} today")
  const submit = (name: string) => page.getByRole('button', { name, exact: true })
  await expectSoon(submit('Deposit today')).toBeVisible()
  for (const label of ['Top up', 'Pay in']) {
    edit('messages/en.json', /"deposit.submit": "[^"]*"/.exec(readMessages())![0], `"deposit.submit": "${label}"`)
    await expectSoon(submit(`${label} today`)).toBeVisible()
  }
  await expect(amount).toHaveValue('37')
  expect(documents).toEqual([])

  edit('module.ts', "name: 'cashier',", "name: 'cashier' as const,")
  await expectSoon.poll(() => documents).toHaveLength(1)
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await expectSoon(pix).toBeVisible()
})

const readMessages = () =>
  readFileSync(join(site.folder, 'sources', 'mfe-cashier', 'src', 'messages', 'en.json'), 'utf8')
