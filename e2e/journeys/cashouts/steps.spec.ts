import { data } from '../../support/api.ts'
import { site } from '../../support/site.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { logInOnPage } from '../../support/login.ts'
import { storeProofs } from '../../support/proofs.ts'
import { ADDRESS, addProof, requestCashout, fillRequest, openCashout, press, goToProofs } from './support.ts'

test('[WD-01] [WD-04] [WD-07] a cash-out asks for amount and method, then proofs, then explains what follows', async ({
  page,
  member: _member,
}) => {
  const dialog = await openCashout(page)
  await expect(dialog.getByText('$ 500.00')).toBeVisible()
  await dialog.getByRole('radio', { name: '$ 300' }).check()
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('300')
  await expectAccessible(page)
  await goToProofs(dialog, '300')

  await press(dialog, 'Submit')
  await expect(page.getByText('Please upload your ID proof').first()).toBeVisible()
  await addProof(dialog, 'ID proof')
  await press(dialog, 'Submit')
  await expect(page.getByText('Please upload your payment method proof').first()).toBeVisible()
  await addProof(dialog, 'Payment method proof')
  await expectAccessible(page)

  await press(dialog, 'Back')
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('300')
  await expect(dialog.getByLabel('Method')).toHaveValue('BTC')
  await expect(dialog.getByLabel('Address')).toHaveValue(ADDRESS)
  await press(dialog, 'Next')
  await expect(dialog.getByText('proof.png')).toHaveCount(2)

  const sent = page.waitForRequest('**/sys/withdraw/apply')
  const refreshed = page.waitForRequest('**/sys/auth/token/refresh')
  const counted = page.waitForRequest('**/sys/news/getNewCount')
  await press(dialog, 'Submit')
  const request = await sent
  expect(request.postDataJSON()).toMatchObject({
    amount: '300.00',
    paymentMethod: 'BTC',
    accountNumber: ADDRESS,
    idcardProofId: expect.stringMatching(/.+/),
    paymentProofId: expect.stringMatching(/.+/),
    type: 0,
  })
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  await Promise.all([refreshed, counted])

  const done = page.getByRole('dialog', { name: 'Cashout requested' })
  await expect(done).toContainText('$ 300.00')
  await expect(done).toContainText('Bitcoin')
  await expect(done).toContainText('bc1qw5 … v8f3t4')
  const number = /Cashout no\.\s(\d+)/.exec(await done.innerText())?.[1]
  await expect(done).toContainText('5 to 30 minutes; 24 to 72 hours')
  await expectAccessible(page)
  await expect(page.getByRole('banner', { includeHidden: true }).getByText('$ 200.00')).toBeVisible()
  await press(done, 'Cashout history')
  const history = page.getByRole('dialog', { name: 'Cashout history' })
  const row = history.getByRole('row', { name: /300\.00/ })
  await expect(row).toContainText('Pending')
  await expect(row).toContainText(`No. ${number} · Bitcoin`)
})

test.describe('a small phone', () => {
  test.use({ viewport: { width: 390, height: 667 } })

  test('[WD-04] each step begins at its top, on the screen and for a screen reader @mobile', async ({
    page,
    member: _member,
  }) => {
    const dialog = await openCashout(page)
    await fillRequest(dialog, '250', 'Bank account')
    for (const [button, step] of [
      ['Next', 'Proofs'],
      ['Back', 'Amount and method'],
    ] as const) {
      await press(dialog, button)
      const here = dialog.getByRole('listitem').filter({ hasText: step })
      await expect(here).toHaveAttribute('aria-current', 'step')
      await expect(here).toBeFocused()
      await expect(here).toBeInViewport({ ratio: 1 })
    }
  })
})

test('[WD-04] a stored proof need not be sent again, and an invalid file is not uploaded @desktop', async ({
  page,
  newCashoutMember,
}) => {
  await newCashoutMember()
  const uploads: string[] = []
  page.on('request', (request) => void (request.url().includes('/sys/file/upload') && uploads.push(request.url())))
  const dialog = await openCashout(page)
  await goToProofs(dialog, '200')
  await expect(dialog.getByRole('group', { name: 'ID proof' })).toContainText('We already have it')
  await dialog
    .getByRole('group', { name: 'ID proof' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await expect(page.getByText('page.png is not a JPEG, PNG or BMP picture')).toBeVisible()
  await press(dialog, 'Submit')
  await expect(page.getByRole('dialog', { name: 'Cashout requested' })).toBeVisible()
  expect(uploads).toEqual([])
})

test('[WD-04] a refused proof is required again, and a new file for it suffices @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await storeProofs(await newMember({ balance: '500.00' }))
  await page.goto(`${site.api}/operator/documents?q=${member.username}`)
  for (const name of ['ID proof', 'Hand-held ID photo']) {
    await page.getByRole('button', { name: `Refuse: ${name}` }).click()
    await expect(page.getByRole('button', { name: `Refuse: ${name}` })).toHaveCount(0)
  }
  await expect(requestCashout(member)).rejects.toThrow()
  await signIn(member)
  const dialog = await openCashout(page)
  await goToProofs(dialog, '200')
  const proof = dialog.getByRole('group', { name: 'ID proof' })
  await expect(proof).toContainText('It was refused, please send a new one')
  await expect(dialog.getByRole('group', { name: 'Hand-held ID photo' })).toContainText('It was refused')
  await expect(dialog.getByRole('group', { name: 'Payment method proof' })).toContainText('We already have it')
  await expectAccessible(page)
  await press(dialog, 'Submit')
  await expect(page.getByText('Please upload your ID proof').first()).toBeVisible()
  await addProof(dialog, 'ID proof')
  await expect(proof).not.toContainText('It was refused')
  await press(dialog, 'Submit')
  await expect(page.getByRole('dialog', { name: 'Cashout requested' })).toBeVisible()
})

test('[WD-07] clicks within 2 s are ignored, and a repeated request keeps its key @desktop', async ({
  page,
  newCashoutMember,
  fault,
}) => {
  await newCashoutMember()
  // Controls performance.now, the submit guard's clock, and nothing else of the page's time.
  await page.addInitScript(() => {
    const real = performance.now.bind(performance)
    const clock = { stopped: null as number | null }
    Object.assign(window, { testClock: clock, realNow: real })
    performance.now = () => clock.stopped ?? real()
  })
  const stop = (ms: number) =>
    page.evaluate((later) => {
      const { testClock, realNow } = window as unknown as {
        testClock: { stopped: number | null }
        realNow: () => number
      }
      testClock.stopped = (testClock.stopped ?? realNow()) + later
    }, ms)
  // Processed, but the response is unreadable: the outcome is unknown, and the next try has to repeat the same request.
  await fault('/sys/withdraw/apply', 'html', { times: 1 })
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sys/withdraw/apply') && request.method() === 'POST')
      keys.push(request.headers()['idempotency-key'])
  })
  const dialog = await openCashout(page)
  await goToProofs(dialog, '200')
  await stop(0)
  await press(dialog, 'Submit')
  const warning = page.getByRole('dialog', { name: 'Warning' })
  await expect(warning).toContainText('did not hear whether your cashout was accepted')
  await press(warning, 'OK')
  await stop(1999)
  await press(dialog, 'Submit')
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled()
  expect(keys).toHaveLength(1)
  await stop(1)
  await press(dialog, 'Submit')
  await expect(page.getByRole('dialog', { name: 'Cashout requested' })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('[SH-32] a session that ends during a cash-out keeps pop-ups and input for after the login @desktop', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ balance: '500.00' })
  await signIn(member)
  const dialog = await openCashout(page)
  await fillRequest(dialog, '250', 'Bitcoin')
  await data('/sys/auth/logout', {}, member.token)
  await press(dialog, 'Cashout history')
  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByRole('dialog', { name: 'Cashout' })).toHaveCount(0)
  await logInOnPage(page, member)
  const history = page.getByRole('dialog', { name: 'Cashout history' })
  await expect(history).toContainText('No withdrawal records')
  await page.goBack()
  await expect(history).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('250')
  await expect(dialog.getByLabel('Method')).toHaveValue('BTC')
  await expect(dialog.getByLabel('Address')).toHaveValue(ADDRESS)
})

test('[WD-01] [WD-07] a double click on Next opens the proofs and presses nothing there @desktop', async ({
  page,
  newCashoutMember,
}) => {
  await newCashoutMember()
  const requests: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/sys/withdraw/apply') && requests.push(request.url())))
  const dialog = await openCashout(page)
  await goToProofs(dialog, '200')
  // Back and Submit are where Next was.
  for (const share of [0.25, 0.75]) {
    await press(dialog, 'Back')
    const next = (await dialog.getByRole('button', { name: 'Next', exact: true }).boundingBox())!
    await page.mouse.dblclick(next.x + next.width * share, next.y + next.height / 2)
    await expect(dialog.getByRole('group', { name: 'ID proof' })).toBeVisible()
    await page.mouse.move(0, 0)
  }
  await press(dialog, 'Submit')
  await expect(page.getByRole('dialog', { name: 'Cashout requested' })).toBeVisible()
  expect(requests).toHaveLength(1)
})
