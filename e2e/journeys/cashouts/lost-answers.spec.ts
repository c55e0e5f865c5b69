import { availableBalance, data } from '../../support/api.ts'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'
import { fillRequest, openCashout, press } from './support.ts'

test('[WD-07] a lost CPAY answer and the same request from another tab make one cash-out @desktop', async ({
  page,
  newCashoutMember,
  context,
}) => {
  const member = await newCashoutMember({ balance: '700.00' })
  let tries = 0
  // The first two responses are lost.
  await context.route(`${site.calls}/sys/withdraw/apply`, async (route) => {
    tries += 1
    if (tries > 2) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  const submit = async (tab: typeof page) => {
    const dialog = await openCashout(tab)
    // The idempotency key is derived from the request, whatever the method: CPAY's request has an object in it.
    await fillRequest(dialog, '200', 'CPAY')
    await press(dialog, 'Next')
    await press(dialog, 'Submit')
  }
  const warning = (tab: typeof page) => tab.getByRole('dialog', { name: 'Warning' })
  await submit(page)
  await expect(warning(page)).toContainText('did not hear whether your cashout was accepted')
  const other = await context.newPage()
  await other.goto('/')
  await submit(other)
  await expect(warning(other)).toBeVisible()
  await page.reload()
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Cashout requested' })).toBeVisible()
  const requests = await data('/sys/withdraw/listPage', { pageNum: 1, pageSize: 20 }, member.token)
  expect(requests).toMatchObject({ totalElements: 1, content: [{ amount: '200.00' }] })
  expect(await availableBalance(member.token)).toBe('500.00')
})
